import { describe, expect, test } from 'vitest';
import { convert, readFields, readList, readNumber, type Units } from '../../../src/figures/own-numbers/fields.ts';
import { isUsable, type OwnType } from '../../../src/figures/own-numbers/index.ts';
import type { Instrument } from '../../../src/figures/own-numbers/instrument.ts';
import { fragmentOf, readFragment } from '../../../src/figures/own-numbers/link.ts';
import { instrument as map } from '../../../src/figures/own-numbers/performance-map.ts';
import { instrument as rating } from '../../../src/figures/own-numbers/site-rating.ts';
import { instrument as weibull } from '../../../src/figures/own-numbers/weibull.ts';
import { headRatio, machRatio, massFlow, volumeRatio } from '../../../src/figures/physics/affinity.ts';
import { pressureRatio } from '../../../src/figures/physics/rating.ts';
import { fitWeibull, weibullBounds } from '../../../src/figures/physics/weibull.ts';
import { flatten } from '../../../src/lib/nested.ts';
import type { FigureOf } from '../../../src/schemas/figures/index.ts';
import { settings } from '../../support/settings.ts';
import { figureSample } from './samples.ts';

const WORDS = settings('own-numbers');
const SAMPLES = {
  weibull: [weibull, figureSample('weibull')],
  'site-rating': [rating, figureSample('site-rating')],
  'performance-map': [map, figureSample('performance-map', { flowUnit: 'm³/h', headUnit: 'kJ/kg' })],
} as const;

/** What an instrument says of its example, with other texts in some fields. */
function use<T extends OwnType>(type: T, change: Record<string, string> = {}, units: Units = 'si') {
  const [instrument, example] = SAMPLES[type] as unknown as [Instrument<T>, FigureOf<T>];
  const start = Object.entries(instrument.start(example)).map(([name, value]) => [name, [value ?? ''].flat().join('\n')] as const);
  const fields = instrument.groups.flatMap((group) => group.fields);
  const texts = start.map(([name, text]) => {
    const field = fields.find((each) => each.name === name);
    return [name, field ? convert(field, text, 'si', units) : text];
  });
  const { mistakes, ...given } = readFields(instrument.groups, { ...Object.fromEntries(texts), ...change }, units);
  const figure = mistakes.length > 0 ? example : instrument.figure(given, example, units, WORDS[type]);
  const problems = flatten(instrument.kind.problems?.(figure));
  return { mistakes, figure, problems, answer: () => instrument.answer(given, figure, units, WORDS[type]) };
}

describe('published examples', () => {
  const abernethy = { failures: [90, 96, 30, 49, 82], suspensions: [100, 45, 10] };

  test('Weibull: Abernethy’s five failures and three suspensions have β 2.02 and η 95.0', () => {
    const { beta, eta } = fitWeibull(abernethy.failures, abernethy.suspensions);
    expect([beta.toFixed(2), eta.toFixed(1)]).toEqual(['2.02', '95.0']);
  });

  test('Weibull: ReliaSoft’s five failures at 10 to 50 h leave β between 1.142 and 3.95 by the likelihood ratio', () => {
    const { beta } = weibullBounds([10, 20, 30, 40, 50], []);
    expect(beta[0]).toBeCloseTo(1.142, 3);
    expect(beta[1]).toBeCloseTo(3.95, 2);
  });

  test('site rating: a maker’s altitude curve gives 0.89 at 1,000 m and 0.80 at 1,800 m', () => {
    expect(pressureRatio(1000)).toBeCloseTo(0.89, 2);
    expect(pressureRatio(1800)).toBeCloseTo(0.8, 2);
  });

  test('fan law: from 1,750 to 3,500 rpm, 100 at a head of 100 become 200 at 400', () => {
    const change = { flow: '100', head: '100', beforeSpeed: '1750', afterSpeed: '3500' };
    expect(use('performance-map', change).figure.points[1]).toMatchObject({ flow: 200, head: 400 });
  });
});

describe('a gas', () => {
  const air = { molarMass: 28.97, temperature: 15, pressure: 1.01325, exponent: 1.4 };

  test('has the density of air at 15 °C, 1.225 kg/m³', () => expect(massFlow(air, 3600)).toBeCloseTo(1.225, 3));

  test('is compressed by its isentropic head to the ratio of pressures, and of volumes', () => {
    const head = (1.4 / 0.4) * (8.31446 / 28.97) * 288.15 * (3 ** (0.4 / 1.4) - 1);
    expect(headRatio(air, head, 1)).toBeCloseTo(3);
    expect(volumeRatio(air, head, 1)).toBeCloseTo(3 ** (1 / 1.4));
  });

  test('that is four times as heavy doubles the Mach number', () => {
    expect(machRatio(air, { ...air, molarMass: 4 * air.molarMass }, 1)).toBeCloseTo(2);
  });
});

describe('a list', () => {
  test.each([
    ['lines', '4200\n6150\n7400'],
    ['tabs', '4200\t6150\t7400'],
    ['commas', '4200,6150,7400'],
    ['commas and spaces', '4,200, 6,150, 7,400'],
    ['semicolons', '4200;6150;7400'],
    ['a heading and units', 'Running hours\n4200 h\n6150 h\n7400 h'],
    ['points between thousands', '4.200\n6.150\n7.400'],
    ['narrow spaces between thousands', '4\u202f200\n6\u202f150\n7\u202f400'],
  ])('is read with %s', (_, text) => expect(readList(text)).toEqual({ values: [4200, 6150, 7400] }));

  test('is read with a decimal comma', () => expect(readList('4200,5\n6150,25').values).toEqual([4200.5, 6150.25]));

  test('names what is no number', () => expect(readList('4200\n42OO\n7400').word).toBe('42OO'));

  test.each([
    ['4200', 'few'],
    [Array.from({ length: 501 }, (_, i) => i + 1).join('\n'), 'many'],
    ['1'.repeat(30_000), 'many'],
    ['4200 -5 7400', 'word'],
  ])('that is wrong is answered with a sentence: %.20s', (failures, sentence) => {
    expect(use('weibull', { failures }).mistakes).toEqual([expect.objectContaining({ field: 'failures', sentence })]);
  });
});

describe('a number', () => {
  test.each([
    ['12,900', 12900],
    ['0,68', 0.68],
    ['−5.5', -5.5],
    ['1 250', 1250],
    ['1.234,5', 1234.5],
  ])('%s is read', (text, value) => expect(readNumber(text)).toBe(value));

  test.each(['', 'about 5', '1e3', '5 MW'])('%j is none', (text) => expect(readNumber(text)).toBeNaN());
});

describe.each(['weibull', 'site-rating', 'performance-map'] as const)('%s', (type) => {
  test.each(['si', 'us'] as const)('begins with a finished result in %s units', (units) => {
    const { mistakes, problems, answer } = use(type, {}, units);
    expect([...mistakes, ...problems]).toEqual([]);
    expect(answer().verdict).not.toMatch(/NaN|undefined|\{/);
    expect(answer().table.rows.flat().join()).not.toMatch(/NaN|undefined|Infinity/);
  });

  test('says the same in both units', () => {
    const shape = (units: Units) =>
      use(type, {}, units)
        .answer()
        .table.rows.map(([name]) => name);
    expect(shape('us')).toEqual(shape('si'));
  });

  test('has words for each group and field, and no others', () => {
    const [{ groups }] = SAMPLES[type];
    expect(Object.keys(WORDS[type].groups)).toEqual(groups.map(({ name }) => name));
    const labels = groups.flatMap(({ fields }) => fields.map(({ name, label }) => label ?? name));
    expect(Object.keys(WORDS[type].fields).sort()).toEqual([...new Set(labels)].sort());
  });
});

describe('what is said', () => {
  test('of five failures: chance is not ruled out where the bounds include 1', () => {
    const { verdict } = use('weibull', { failures: '900 1500 5200 9000 20000', suspensions: '' }).answer();
    expect(verdict).toContain('5 failures prove little');
  });

  test('of ages that are all the same: the drawing’s own sentence', () => {
    expect(use('weibull', { failures: '500 500 500' }).problems[0]?.message).toContain('all the same age');
  });

  test('of a map whose choke lies left of surge: the drawing’s own sentence, at its field', () => {
    expect(use('performance-map', { chokeFlow: '50' }).problems[0]).toMatchObject({ path: ['choke', 'flow'] });
  });

  test('of a hot day beyond the axis: it is longer', () => {
    expect(use('site-rating', { designTemperature: '50' }).figure.temperatureRange).toEqual([-5, 55]);
  });

  test('of a machine that never carries the demand', () => {
    const { verdict, table } = use('site-rating', { demandPower: '60' }).answer();
    expect(verdict).toContain('no machine keeps the margin');
    expect(table.rows[1]?.[3]).toBe(WORDS['site-rating'].results.never);
  });
});

test('numbers survive the address, whatever is typed', () => {
  const texts = { failures: '4200; 6150\n7400', machines0Label: 'A & B #1 = “best”' };
  expect(readFragment(fragmentOf(texts, 'us'))).toEqual({ texts: { ...texts, failures: '4200; 6150 7400' }, units: 'us' });
  expect(readFragment('#drawing')).toBeUndefined();
});

test('only drawings in the units of the fields can be used', () => {
  expect(isUsable(figureSample('weibull'))).toBe(true);
  expect(isUsable(figureSample('weibull', { unit: 'starts' }))).toBe(false);
  expect(isUsable(figureSample('bode'))).toBe(false);
});
