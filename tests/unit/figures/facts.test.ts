import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { facts, figureProblems, notDrawn, table } from '../../../src/figures/index.ts';
import { num, signed, withUnit } from '../../../src/figures/numbers.ts';
import { quantities } from '../../../src/figures/quantities.ts';
import { type Figure, figureSchema } from '../../../src/schemas/figures/index.ts';
import { settings } from '../../support/settings.ts';
import { ALL, figureSample, mistaken } from './samples.ts';

/** Labels of the drawings, from the content. */
const label = settings('drawings');
const textsOf = (figure: Figure) => facts(figure).map((f) => f.text);

describe('numbers', () => {
  test('are written as given, computed ones with three significant figures', () => {
    expect([num(239.5), num(9420), num(0.625), num(1 / 3), num(1234.567), num(412 - 14 - 58 - 0.1)]).toEqual([
      '239.5',
      '9,420',
      '0.625',
      '0.333',
      '1,234.567',
      '339.9',
    ]);
    expect([num(-12.4), signed(3), signed(-3), num(-0.0001, 1)]).toEqual(['−12.4', '+3', '−3', '0']);
    expect([withUnit(9420, 'rpm'), withUnit(-1.2, '€ million/y')]).toEqual(['9,420 rpm', '−€1.2 million/y']);
  });
});

describe('facts', () => {
  test.each(ALL)('%s has a name, a finite number and a text for each', (_, figure) => {
    expect(facts(figure).length).toBeGreaterThan(3);
    for (const { name, value, text } of facts(figure)) {
      expect(name).not.toBe('');
      expect(Number.isFinite(value), name).toBe(true);
      expect(text).toMatch(/\d/);
    }
  });

  test('hold what the drawing implies', () => {
    expect(textsOf(figureSample('bode'))).toEqual(expect.arrayContaining(['6,700 rpm', '18.3 %', '9.5', '61 µm pp']));
    expect(textsOf(figureSample('bridge'))).toEqual(
      expect.arrayContaining(['412 kt CO2e/y', '−172.5 kt CO2e/y', '−41.9 %', '−58 kt CO2e/y']),
    );
    expect(textsOf(figureSample('pareto'))).toEqual(expect.arrayContaining(['100 trips', '69 trips', '69 %', '34 trips', '−82.4 %']));
    expect(textsOf(figureSample('life-fraction'))).toEqual(expect.arrayContaining(['118,000 h', '0.82', '26,000 h', '1.06']));
    expect(textsOf(figureSample('sour-regions'))).toEqual(
      expect.arrayContaining(['0.8 kPa', `${label['sour-regions'].region} 3`, 'pH 4.1']),
    );
    expect(textsOf(figureSample('timeline'))).toEqual(expect.arrayContaining(['118 h', '168 h', '−50 h']));
    expect(textsOf(figureSample('spectrum'))).toEqual(expect.arrayContaining(['8.4 mm/s rms', '24X', '1,485 rpm']));
    expect(textsOf(figureSample('readiness-ladder'))).toEqual(expect.arrayContaining([`${label['readiness-ladder'].level} 3`, '72 h']));
  });
});

describe('a span of time or speed', () => {
  test('counts trips per 8,000 h also where time is given in days, and writes years without a comma', () => {
    const growth = figureSample('reliability-growth');
    const perHours = (unit: string) => facts({ ...growth, unit }).filter(({ name }) => name.includes('per 8,000 h'));
    const [inHours, inDays] = [perHours('h'), perHours('days')];
    expect(inDays.map(({ value }) => value * 24)).toEqual(inHours.map(({ value }) => expect.closeTo(value)));
    const trend = figureSample('trend');
    const years = facts({ ...trend, x: { label: 'Year', unit: 'year' } }).map(({ name }) => name);
    expect(years.filter((name) => / at \d,\d{3}/.test(name))).toEqual([]);
  });

  test.each(['speedRange', 'operating'])('%s that runs downwards is named itself', (field) => {
    const { error } = figureSchema.safeParse({ ...figureSample('bode'), [field]: [10900, 8200] });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});

describe('the unit of a number in a text', () => {
  const units = new Set<string>();
  z.toJSONSchema(figureSchema, {
    unrepresentable: 'any',
    override({ jsonSchema }) {
      for (const unit of jsonSchema.examples ?? []) units.add(String(unit));
    },
  });

  // A year is written without one.
  test.each([...units].filter((unit) => unit !== 'year'))('%s of a drawing is one of UNITS in src/figures/quantities.ts', (unit) => {
    expect(quantities(`It was ${withUnit(12, unit)} in all.`)).toMatchObject([{ value: 12, unit }]);
  });
});

describe('quotations', () => {
  const figure = figureSample('bode');

  test.each([
    '6,700 rpm',
    '6700 rpm',
    '18 %',
    '18.3 %',
    '18.3%',
    'AF of 9.5',
    '61 µm pp',
    '61 µm',
    '61 μm',
    '5,150 to 6,700 rpm',
    '5,150–6,700 rpm',
  ])('"%s" is one of the drawing’s numbers', (quoted) => {
    expect(notDrawn(figure, quoted)).toBeUndefined();
  });

  test('in another unit or with another value are none, and the nearest are named', () => {
    const wrong = notDrawn(figure, '6,800 rpm');
    expect(wrong).toContain('“6,800 rpm” isn’t one of the drawing');
    expect(wrong).toContain('6,700 rpm (measured on test stand: critical speed)');
    expect(notDrawn(figure, '18 rpm')).toBeDefined();
    expect(notDrawn(figure, '19 %')).toBeDefined();
    expect(notDrawn(figure, 'no number')).toContain('contains no number');
  });

  test('may give a fall without its sign, and round to three figures', () => {
    const bridge = (quoted: string) => notDrawn(figureSample('bridge'), quoted);
    expect(bridge('42 %')).toBeUndefined();
    expect(bridge('58 kt')).toBeUndefined();
    expect(bridge('minus 58 kt CO2e/y')).toBeUndefined();
    expect(bridge('59 kt')).toBeDefined();
    const weibull = (quoted: string) => notDrawn(figureSample('weibull'), quoted);
    expect(weibull('14,400 h')).toBeUndefined();
    expect(weibull('14,000 h')).toBeDefined();
  });
});

describe('what the numbers of a drawing can’t be', () => {
  test.each(ALL)('%s has none of it', (_, figure) => expect(figureProblems(figure)).toEqual([]));

  test.each(mistaken.map(({ figure, at }) => [figure.type, at, figure] as const))('%s: %s is found', (_, at, figure) => {
    expect(figureProblems(figure).map(({ path }) => path.join('.'))).toContain(at);
  });

  test('is named with the value that would be right', () => {
    const [problem] = figureProblems({ ...figureSample('weibull'), beta: 2 });
    expect(problem).toEqual({
      path: ['beta'],
      message: expect.stringContaining('is 2; the fit'),
      repair: expect.stringContaining('beta: 2.62'),
    });
    const growth = figureSample('reliability-growth');
    const outside = { ...growth, segments: growth.segments.map((s) => ({ ...s, events: [...s.events, s.to + 1] })) };
    expect(figureProblems(outside)[0]?.message).toBe('is 18001, beyond the period from 0 to 18000');
  });
});

describe('tables', () => {
  test.each(ALL)('%s has as many cells in each row as in its head, and a header in each', (_, figure) => {
    const { head, rows } = table(figure);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      expect(row).toHaveLength(head.length);
      expect(row[0]).not.toBe('');
    }
  });
});
