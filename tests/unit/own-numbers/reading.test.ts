import { describe, expect, test } from 'vitest';
import { type Age, readAges } from '../../../src/own-numbers/ages.ts';
import { asTyped, numberOf, provenMark, readingsOf } from '../../../src/own-numbers/numbers.ts';
import { settings } from '../../support/settings.ts';
import { converted, typedInto } from './outcomes.ts';

const { labels } = settings('own-numbers');
const start = (sentence: string) => expect.stringContaining(sentence.split(/[{}]/)[2] ?? '');
const agesOf = (ages: readonly Age[]) => ages.flatMap(({ age, count }) => Array(count).fill(age));

describe('a list', () => {
  test.each([
    ['tabs', '4200\t6150\t7400'],
    ['commas', '4200,6150,7400'],
    ['commas and spaces', '4,200, 6,150, 7,400'],
    [
      'a heading, units and an end of line as on Windows',
      'Running hours\r\n4200 h\r\n6150hrs\r\n7400 hours',
    ],
    ['a heading in its row', 'Hours\t4200\t6150\t7400'],
    ['words before a colon', 'Ages: 4200, 6150, 7400'],
    ['a heading with a number, as a link has it', 'Unit 3, hours;4200;6150;7400'],
    ['a label for each', 'Unit 1: 4200\nUnit 2: 6150\nUnit 3: 7400'],
    ['numbers in brackets before each', '(1) 4200\n(2) 6150\n(3) 7400'],
    ['a column of numbers before it', '1\t4200\n2\t6150\n3\t7400'],
    ['bullets', '• 4200\n• 6150\n• 7400'],
    ['plain spaces between thousands', '4 200\n6 150\n7 400'],
    ['apostrophes between thousands', '4’200\n6’150\n7’400'],
    ['marks that nobody sees', '\u200e4200\u200f\n61\u00ad50\n\ufeff7\u200b400'],
  ])('is read with %s', (_, text) =>
    expect(readAges(text)).toMatchObject({
      ages: [4200, 6150, 7400].map((age) => ({ age, count: 1 })),
      wrong: undefined,
      ambiguous: undefined,
    }),
  );

  test.each([
    ['4200,5\n6150,25', [4200.5, 6150.25]],
    ['4.200,5; 6.150,25', [4200.5, 6150.25]],
    ['8123,375\n9450,125\n7012,625', [8123.375, 9450.125, 7012.625]],
    ['812,5\n1204,25\n990,125', [812.5, 1204.25, 990.125]],
    ['0.125\n0.250\n0.875', [0.125, 0.25, 0.875]],
    ['4.200\n6.150\n990,5', [4200, 6150, 990.5]],
    ['900,1700', [900, 1700]],
    ['90,96,30', [90, 96, 30]],
    ['90 96 30', [90, 96, 30]],
    ['90 100 45 820 30', [90, 100, 45, 820, 30]],
    ['120 340 560 780', [120, 340, 560, 780]],
    ['4 200, 6 150, 7 400', [4200, 6150, 7400]],
  ])('takes a comma, a point and a space for what they are: %j', (text, ages) => {
    const list = readAges(text);
    expect([agesOf(list.ages), list.wrong, list.ambiguous]).toEqual([ages, undefined, undefined]);
  });

  test('of thousands with points, or of three decimals, is asked about, unless the form tells', () => {
    const text = '4.200\n6.150\n7.400';
    expect(readAges(text).ambiguous?.readings).toEqual({ point: 4.2, comma: 4200 });
    expect(agesOf(readAges(text, 'comma').ages)).toEqual([4200, 6150, 7400]);
    expect(agesOf(readAges(text, 'point').ages)).toEqual([4.2, 6.15, 7.4]);
  });

  test.each([
    ...['9 500', '4 200 6 150', '120 340\n560 780', '90,96', '850\n1 200', '90 100\n45'],
    ...['4200\t2\n6150\t1', 'Hours\tQty\n4200\t2\n6150\t1', '2 4200\n1 6150'],
  ])('that may be half as many ages, or ages with counts, is not guessed at: %j', (text) =>
    expect(readAges(text).wrong?.label).toBe('unclear'),
  );

  test.each([
    ['4200\n42OO\n7400', '42OO'],
    ['42OO\n4200\n7400', '42OO'],
    ['42OO', '42OO'],
    ['４２００\n6150', '４２００'],
    ['ca. 4200\n6150', 'ca.'],
  ])('names what is no number: %j', (text, word) =>
    expect(readAges(text).wrong).toEqual({ label: 'word', word }),
  );

  test.each([
    ['1370 × 4128', 1370, 4128],
    ['1370x4128', 1370, 4128],
    ['1 370 h * 4,128', 1370, 4128],
  ])('takes a count behind an age: %s', (text, age, count) =>
    expect(readAges(text).ages).toEqual([{ age, count }]),
  );

  test.each(['1370 × 2.5', '1370 ×', '× 28', '1370 × 28 × 3'])('has no other counts: %s', (text) =>
    expect(readAges(text).wrong?.label).toBe('word'),
  );

  test('of a fleet gives each part its age', () => {
    const { drawing, readAs } = typedInto('weibull', { suspensions: '1370 × 4128' });
    expect(drawing).toMatchObject({ suspensions: Array(4128).fill(1370) });
    expect(readAs.suspensions).toContain('4,128');
  });

  test.each([
    ['4200', labels.few],
    [Array.from({ length: 501 }, (_, i) => i + 1).join('\n'), labels.many],
    ['1370 × 501', labels.many],
    ['1'.repeat(30_000), labels.word],
    ['4200 -5 7400', labels.word],
    ['4200\n6150\n7400+', labels.word],
    ['Running hours 4200 6150 7400', labels.word],
    ['4200 days\n6150 days\n7400 days', labels.word],
    ['12.5\n0,68\n90', labels.mixed],
  ])('that is wrong is answered with a sentence: %.20s', (failures, sentence) => {
    expect(typedInto('weibull', { failures }).mistakes).toEqual([
      { at: 'failures', sentence: start(sentence) },
    ]);
  });

  test('of parts still running may have a + behind each age', () => {
    expect(typedInto('weibull', { suspensions: '4000+\n9 500 h+\n9 500+' }).drawing).toMatchObject({
      suspensions: [4000, 9500, 9500],
    });
  });

  test('under a heading with a number says that this was left out', () => {
    const { readAs } = typedInto('weibull', {
      failures: 'Unit 3 hours\n4200\n6150\n7400\n8800\n9100',
    });
    expect(readAs.failures).toMatch(/^5 .*“Unit 3 hours”/);
  });
});

describe('a number', () => {
  test.each([
    ['0.125', 0.125],
    ['−5.5', -5.5],
    ['–5', -5],
    ['1\u2007250', 1250],
    ['1’250', 1250],
    ['\u200e12\u00ad90', 1290],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567', 1234567],
    ['4123,375', 4123.375],
    ['5,', 5],
  ])('%s is read', (text, value) => expect(numberOf(readingsOf(text))).toBe(value));

  test.each(['', 'about 5', '1e3', '5 MW', '12,34,567', '1 25', '1.2.3', '-'])(
    '%j is none',
    (text) => expect(readingsOf(text)).toEqual({}),
  );

  test.each([
    ['1.250', { point: 1.25, comma: 1250 }],
    ['12,900', { point: 12900, comma: 12.9 }],
  ])('%s can be meant in two ways', (text, readings) => expect(readingsOf(text)).toEqual(readings));

  test('is written so that it can be meant in one way', () => {
    for (const value of [1.275, 12.345, 0.125, -3.125, 1.5])
      expect(provenMark(readingsOf(asTyped(value, 'comma')))).toBe('comma');
    expect(readingsOf(asTyped(1.275))).toEqual({ point: 1.275 });
    expect(asTyped(-12.345, 'comma')).toBe('-12,3450');
  });

  test('may have its unit behind it, in the units that are shown', () => {
    expect(typedInto('site-rating', { 'demand.power': '20 MW' }).mistakes).toEqual([]);
    expect(typedInto('performance-map', { 'points.0.flow': '9500 M3/H' }).mistakes).toEqual([]);
    expect(typedInto('site-rating', { 'demand.power': '20000 hp' }, 'us').mistakes).toEqual([]);
    expect(typedInto('site-rating', { 'demand.power': '20 MW' }, 'us').mistakes).toMatchObject([
      { at: 'demand.power' },
    ]);
  });

  test('is converted with its unit behind it, and in its own way of writing', () => {
    const typed = { texts: { 'demand.power': '20 MW', elevation: '12,5' }, units: 'si' } as const;
    expect(converted('site-rating', typed, 'us').texts).toMatchObject({ 'demand.power': '26820' });
    expect(converted('site-rating', { ...typed, mark: 'comma' }, 'us').texts).toMatchObject({
      elevation: '41,0110',
    });
  });
});

describe('a form', () => {
  test('takes a mark that another field proves', () => {
    const elevation = '1.250';
    expect(typedInto('site-rating', { elevation, losses: '4,5' }).drawing).toMatchObject({
      elevation: 1250,
      losses: 4.5,
    });
    expect(typedInto('site-rating', { elevation, losses: '4.55' }).drawing).toMatchObject({
      elevation: 1.25,
    });
    expect(
      typedInto('weibull', { failures: '4.200\n6.150\n990,5\n800\n870', interval: '5.400' }),
    ).toMatchObject({
      drawing: { interval: 5400 },
      readAs: { interval: 'read as 5,400 h' },
    });
  });

  test('has no field that only the other mark would bring within its limits', () => {
    const power = { 'machines.0.isoPower': '30.000' };
    expect(typedInto('site-rating', power).readAs).toMatchObject({
      'machines.0.isoPower': 'read as 30 MW',
    });
    expect(typedInto('site-rating', { ...power, losses: '4,5' }).mistakes).toMatchObject([
      { at: 'machines.0.isoPower' },
    ]);
  });

  test('says how a number was read where it was typed otherwise', () => {
    const { readAs } = typedInto('site-rating', {
      elevation: '1 250',
      losses: '3,5',
      designTemperature: '38',
    });
    expect(readAs).toMatchObject({ elevation: 'read as 1,250 m', losses: 'read as 3.5 %' });
    expect(readAs.designTemperature).toBeUndefined();
  });
});
