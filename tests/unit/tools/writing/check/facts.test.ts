import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withUnit } from '../../../../../src/figures/numbers.ts';
import { type Figure, figureSchema } from '../../../../../src/schemas/figures/index.ts';
import { facts, notDrawn } from '../../../../../src/tools/writing/check/numbers/facts.ts';
import { mentionsIn } from '../../../../../src/tools/writing/check/numbers/mentions.ts';
import { settings } from '../../../../support/settings.ts';
import { ALL, figureSample } from '../../../figures/samples.ts';

/** Labels of the drawings, from the content. */
const label = settings('drawings');
const textsOf = (figure: Figure) => facts(figure).map((f) => f.text);

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
    expect(textsOf(figureSample('sour-regions'))).toEqual(expect.arrayContaining(['0.8 kPa', `${label['sour-regions'].region} 3`, '4.1']));
    expect(textsOf(figureSample('timeline'))).toEqual(expect.arrayContaining(['118 h', '168 h', '−50 h']));
    expect(textsOf(figureSample('spectrum'))).toEqual(expect.arrayContaining(['8.4 mm/s rms', '24X', '1,485 rpm']));
    expect(textsOf(figureSample('readiness-ladder'))).toEqual(expect.arrayContaining([`${label['readiness-ladder'].level} 3`]));
  });

  test('counts trips per 8,000 h also where time is given in days, and writes years without a comma', () => {
    const growth = figureSample('reliability-growth');
    const perHours = (unit: string) => facts({ ...growth, unit }).filter(({ name }) => name.includes('per 8,000 h'));
    const [inHours, inDays] = [perHours('h'), perHours('days')];
    expect(inDays.map(({ value }) => value * 24)).toEqual(inHours.map(({ value }) => expect.closeTo(value)));
    const trend = figureSample('trend');
    const years = facts({ ...trend, x: { label: 'Year', unit: 'year' } }).map(({ name }) => name);
    expect(years.filter((name) => / at \d,\d{3}/.test(name))).toEqual([]);
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
  test.each([...units].filter((unit) => unit !== 'year'))('%s of a drawing is read after its number', (unit) => {
    const [told] = mentionsIn(`It was ${withUnit(12, unit)} in all.`);
    expect(told?.value).toBe(12);
    expect([told?.unit, ...(told?.nouns ?? [])].join('')).not.toBe('');
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
    expect(notDrawn(figure)(quoted)).toBeUndefined();
  });

  test('in another unit or with another value are none, and the nearest are named', () => {
    const wrong = notDrawn(figure)('6,800 rpm');
    expect(wrong).toContain('“6,800 rpm” isn’t one of the drawing');
    expect(wrong).toContain('6,700 rpm (measured on test stand: Critical speed)');
    expect(notDrawn(figure)('18 rpm')).toBeDefined();
    expect(notDrawn(figure)('19 %')).toBeDefined();
    expect(notDrawn(figure)('no number')).toContain('contains no number');
  });

  test('may give a fall without its sign, and round to three figures', () => {
    const bridge = notDrawn(figureSample('bridge'));
    expect(bridge('42 %')).toBeUndefined();
    expect(bridge('58 kt')).toBeUndefined();
    expect(bridge('minus 58 kt CO2e/y')).toBeUndefined();
    expect(notDrawn(figureSample('spectrum'))('24X')).toBeUndefined();
    expect(notDrawn(figureSample('spectrum'))('24 Hz')).toBeDefined();
    expect(notDrawn(figureSample('readiness-ladder'))('TRL 3')).toBeUndefined();
    expect(notDrawn(figureSample('readiness-ladder'))('72 h')).toBeUndefined();
    expect(notDrawn(figureSample('readiness-ladder'))('73 h')).toBeDefined();
    expect(bridge('59 kt')).toBeDefined();
    const weibull = notDrawn(figureSample('weibull'));
    expect(weibull('14,400 h')).toBeUndefined();
    expect(weibull('14,000 h')).toBeDefined();
  });
});
