import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SLIM, WIDE } from '../../../src/figures/drawing.ts';
import { siteRating } from '../../../src/figures/kinds/site-rating/kind.ts';
import { weibull } from '../../../src/figures/kinds/weibull/kind.ts';
import { FAN_LAW_LIMITS } from '../../../src/figures/physics/gas.ts';
import type { OwnType } from '../../../src/own-numbers/fields/index.ts';
import { settings } from '../../support/settings.ts';
import { WORDS } from '../figures/samples.ts';
import { type solved, use } from './use.ts';

const { instruments } = settings('own-numbers');

/** The verdict whose sentence this is. */
function kindOf(type: OwnType, verdict: string | undefined): string | undefined {
  const sentences: Record<string, string> = instruments[type].verdicts;
  return Object.keys(sentences).find((name) => {
    const parts = sentences[name]?.split(/\{\w+\}/) ?? [];
    return parts.every((part) => verdict?.includes(part));
  });
}

/** A number as the table has it: "12,900 h", "−3.5 °C". */
const numberOf = (cell = '') => Number.parseFloat(cell.replaceAll(',', '').replace('−', '-'));

/** The cells of a row of a performance map’s table. */
function cellsOf(
  { table }: Pick<NonNullable<ReturnType<typeof solved>['result']>, 'table'>,
  name: keyof (typeof instruments)['performance-map']['results'],
): readonly string[] {
  const row = table.rows.find(([head]) => head === instruments['performance-map'].results[name]);
  return row?.slice(1) ?? [];
}

/** Numbers along the foot of a drawing. */
function footOf({ height, texts }: ReturnType<typeof weibull.draw>): readonly string[] {
  return texts
    .filter(({ style, y }) => style === 'tick' && y === height - 19)
    .map(({ text }) => text);
}

const decimal = (min: number, max: number, digits: number) =>
  fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }).map((n) => n / 10 ** digits);

describe('Weibull', () => {
  const age = fc.oneof(decimal(1, 100_000, 1), fc.integer({ min: 1, max: 1_000_000 }));
  const record = fc.record({
    failures: fc.uniqueArray(age, { minLength: 3, maxLength: 12 }),
    suspensions: fc.array(age, { maxLength: 40 }),
    interval: age,
  });
  const typed = ({ failures, suspensions, interval }: Record<string, number | number[]>) =>
    use('weibull', {
      failures: [failures].flat().join('\n'),
      suspensions: [suspensions].flat().join('\n'),
      interval: String(interval),
    });

  test('has each value within its own bounds, and two numbers on its axis', () => {
    fc.assert(
      fc.property(record, (ages) => {
        const { drawing, table, verdict } = typed(ages);
        for (const [, ...cells] of table) {
          const [value = 0, low = 0, high = 0] = cells.map(numberOf);
          expect([low <= value, value <= high], cells.join(' ')).toEqual([true, true]);
        }
        if (drawing?.type !== 'weibull') throw new Error('no result');
        for (const format of [SLIM, WIDE])
          expect(footOf(weibull.draw(drawing, format, WORDS.weibull)).length).toBeGreaterThan(1);
        const kind = kindOf('weibull', verdict);
        expect(kind === 'few').toBe(ages.failures.length < 5);
        const [, , low, high] = table[0] ?? [];
        expect(kind === 'wear').toBe(kind !== 'mixed' && numberOf(low) > 1);
        expect(kind === 'early').toBe(kind !== 'mixed' && numberOf(high) < 1);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('has two numbers or more on the axis of ages within one power of ten', () => {
    const failures = '5600 6200 7000';
    const { drawing } = use('weibull', { failures, suspensions: '', interval: '' });
    if (drawing?.type !== 'weibull') throw new Error('no result');
    expect(footOf(weibull.draw(drawing, SLIM, WORDS.weibull)).length).toBeGreaterThan(1);
  });

  // β was rounded and then compared with itself: the example's result stood beside these ages.
  test.each([
    ['0.5 20 8760', '9760 9760 9760 9760 9760 9760 9760 9760 9760 9760', 'few'],
    ['0.5 20 300 2000 8760', '9760 9760 9760 9760 9760 9760 9760 9760 9760 9760', 'early'],
  ])('takes %s', (failures, suspensions, kind) => {
    const { mistakes, verdict } = use('weibull', { failures, suspensions, interval: '' });
    expect([mistakes, kindOf('weibull', verdict)]).toEqual([[], kind]);
  });

  test('says which share will have failed, with its bounds', () => {
    const ages = { failures: '10 20 30 40 50', suspensions: '', interval: '10' };
    expect(use('weibull', ages).table[3]?.slice(1)).toEqual(['12 %', '1 %', '42 %']);
  });

  test('says how many failures would tell', () => {
    const { more } = use('weibull', { failures: '10 20 30 40 50', suspensions: '' });
    expect(more).toMatch(/^12 failures, 7 more than now, would tell/);
  });
});

describe('site rating', () => {
  const others = [1, 2].flatMap((i) =>
    ['label', 'isoPower', 'derate', 'flatBelow'].map((name) => [`machines.${i}.${name}`, '']),
  );
  const bare = { ...Object.fromEntries(others), elevation: '0', losses: '0' };
  const site = fc.record({
    elevation: fc.integer({ min: 0, max: 5000 }),
    losses: decimal(0, 20, 1),
    designTemperature: fc.integer({ min: -50, max: 55 }),
    'demand.power': decimal(1, 100, 1),
    'demand.margin': fc.integer({ min: 0, max: 100 }),
    'machines.0.isoPower': decimal(1, 100, 1),
    'machines.0.derate': decimal(0.2, 1.6, 2),
    'machines.0.flatBelow': fc.constantFrom('', -60, -20, 0, 15),
  });

  test('knows nothing colder than −60 °C, and judges by the margin that it prints', () => {
    fc.assert(
      fc.property(site, (numbers) => {
        const entered = Object.entries(numbers).map(([at, n]) => [at, String(n)]);
        const texts = { ...bare, ...Object.fromEntries(entered) };
        const { verdict, drawing, table } = use('site-rating', texts);
        const until = numberOf(table[0]?.[3]);
        expect(Number.isNaN(until) || until >= -60).toBe(true);
        const [, , printed] = table[0] ?? [];
        const isMet = numberOf(printed?.replace('+', '')) >= numbers['demand.margin'];
        expect(kindOf('site-rating', verdict)).toBe(isMet ? 'met' : 'missed');
        if (drawing?.type !== 'site-rating') throw new Error('no result');
        expect(footOf(siteRating.draw(drawing, SLIM, WORDS['site-rating'])).length).toBeGreaterThan(
          1,
        );
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('has a margin of 15.04 % kept exactly, and a small demand met above 60 °C', () => {
    const { verdict, table } = use('site-rating', {
      ...bare,
      designTemperature: '15',
      'demand.power': '20',
      'demand.margin': '15.04',
      'machines.0.isoPower': '23.008',
    });
    expect([kindOf('site-rating', verdict), table[0]?.[2]]).toEqual(['met', '+15.04 %']);
    const small = use('site-rating', { ...bare, 'demand.power': '5' }).table;
    expect(small[0]?.[3]).toBe('above 60 °C');
  });

  test('names the machine that comes closest', () => {
    const second = { 'machines.1.label': 'Second', 'machines.1.derate': '0.7' };
    const { verdict } = use('site-rating', {
      ...bare,
      ...second,
      'demand.power': '60',
      'machines.0.isoPower': '20',
      'machines.1.isoPower': '25',
    });
    expect(verdict).toContain('Second comes closest');
  });

  test.each([
    [25, ''],
    [20.5, '10'],
  ])(
    'meets %d MW with a machine of 20 MW at no temperature, if “Constant below” is “%s”',
    (power, flat) => {
      const { table, more } = use('site-rating', {
        ...bare,
        'demand.power': String(power),
        'machines.0.isoPower': '20',
        'machines.0.derate': '0.2',
        'machines.0.flatBelow': flat,
      });
      expect(table[0]?.[3]).toBe(instruments['site-rating'].results.never);
      expect(more).toMatch(/MW at ISO conditions/);
    },
  );

  test('meets exactly the constant power up to the temperature below which it is constant', () => {
    const { table } = use('site-rating', {
      ...bare,
      'demand.power': '21.7',
      'machines.0.isoPower': '20',
      'machines.0.derate': '0.7',
      'machines.0.flatBelow': String(15 - 85 / 7),
    });
    expect(table[0]?.[3]).toBe('2.86 °C');
  });

  test('says up to which temperature the margin is kept, and which ISO power would do', () => {
    const machine = { ...bare, 'machines.0.isoPower': '20', 'machines.0.derate': '1' };
    const demand = { designTemperature: '25', 'demand.power': '15', 'demand.margin': '10' };
    expect(use('site-rating', { ...machine, ...demand }).more).toContain('up to 32.5 °C');
    expect(use('site-rating', { ...machine, ...demand, 'demand.power': '18' }).more).toContain(
      '22 MW at ISO',
    );
  });
});

describe('performance map', () => {
  const { unknown } = instruments['performance-map'].results;
  const map = {
    'points.0.flow': '10000',
    'points.0.head': '100',
    'now.speed': '10000',
    'next.speed': '10500',
    'now.molarMass': '20',
    'now.temperature': '30',
    'now.pressure': '25',
    'now.exponent': '1.27',
    'now.suctionZ': '1',
    'now.dischargeZ': '1',
    referenceSpeed: '10000',
    'surge.flow': '7000',
    'surge.head': '110',
    'choke.flow': '13000',
    'choke.head': '70',
    efficiency: '80',
  };
  const resultOf = (change: Record<string, string>) => {
    const { result } = use('performance-map', { ...map, ...change });
    if (!result) throw new Error('no result');
    return result;
  };

  const numbers = fc.record({
    'points.0.flow': decimal(1000, 20_000, 0),
    'points.0.head': decimal(10, 300, 1),
    'next.speed': fc.integer({ min: 1000, max: 100_000 }),
    'now.molarMass': decimal(2, 60, 1),
    'now.pressure': decimal(0.1, 200, 1),
    'now.suctionZ': fc.constantFrom('', 0.7, 0.9, 1),
    'next.molarMass': fc.constantFrom('', 18, 22),
    'next.suctionZ': fc.constantFrom('', 0.9),
    'next.dischargeZ': fc.constantFrom('', 0.9),
  });

  test('judges as it prints, and prints nothing beyond all machines', () => {
    fc.assert(
      fc.property(numbers, (entered) => {
        const result = resultOf(
          Object.fromEntries(Object.entries(entered).map(([at, n]) => [at, String(n)])),
        );
        const kind = kindOf('performance-map', result.verdict);
        expect(kind).toBeDefined();
        const change = (name: 'volume' | 'mach') =>
          Math.abs(numberOf(cellsOf(result, name)[2]?.replace('+', '')));
        const isClose = change('volume') <= 5 && change('mach') <= 10;
        if (kind === 'within' || kind === 'beyond') expect(kind === 'within').toBe(isClose);
        for (const cell of cellsOf(result, 'pressure').slice(0, 2))
          if (cell !== unknown) expect(numberOf(cell)).toBeLessThanOrEqual(1000);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  test.each([
    [10_500, '+5 %', 'within'],
    [10_540, '+5.4 %', 'beyond'],
  ])('at %d rpm has a volume ratio of %s: %s', (speed, volume, kind) => {
    const result = resultOf({ 'next.speed': String(speed) });
    expect(result.verdict).toContain(`Volume ratio ${volume}`);
    expect(kindOf('performance-map', result.verdict)).toBe(kind);
  });

  test('has gas power over efficiency, and a Mach number that rises with speed and molar mass', () => {
    const z = { 'next.suctionZ': '1', 'next.dischargeZ': '1' };
    const result = resultOf({ ...z, 'next.molarMass': '22' });
    expect(cellsOf(result, 'power')[0]).toBe('6.89 MW');
    expect(cellsOf(result, 'mach')[2]).toBe('+10.1 %');
  });

  test('has its distances in % of the flow at surge, and of that at choke', () => {
    const result = resultOf({ 'points.0.flow': '8750', 'points.0.head': '110' });
    expect(cellsOf(result, 'surge')).toEqual(['25 %', '25 %', '']);
    expect(cellsOf(result, 'choke')).toEqual(['46 %', '46 %', '']);
  });

  test('has a point on the map whose distance to surge is printed as 0 %', () => {
    const change = { 'points.0.flow': '6970', 'points.0.head': '110', 'next.speed': '10000' };
    expect(kindOf('performance-map', resultOf(change).verdict)).toBe('within');
  });

  test.each([
    ['a point left of surge', { 'points.0.flow': '6900', 'points.0.head': '110' }, 'outside'],
    ['no Z', { 'now.suctionZ': '' }, 'unknown'],
    ['another gas without its own Z', { 'next.molarMass': '21' }, 'unknown'],
    ['a ratio beyond 30', { 'now.pressure': '0.1', 'next.speed': '40000' }, 'impossible'],
    ['more than 1,000 bar', { 'now.pressure': '490' }, 'impossible'],
  ])('gives no pressure and power for %s, with the reason', (_, change, kind) => {
    const result = resultOf(change as Record<string, string>);
    expect(kindOf('performance-map', result.verdict)).toBe(kind);
    if (kind !== 'outside')
      for (const name of ['pressure', 'power', 'volume'] as const)
        expect(cellsOf(result, name)[1]).toBe(unknown);
  });

  test('takes Z of its own example for no other gas', () => {
    const { suctionZ, dischargeZ } = { suctionZ: '0.92', dischargeZ: '0.93' };
    const z = { 'now.suctionZ': suctionZ, 'now.dischargeZ': dischargeZ, 'next.speed': '10000' };
    const kinds = [{}, { 'now.pressure': '62' }].map((change) =>
      kindOf('performance-map', resultOf({ ...z, ...change }).verdict),
    );
    expect(kinds).toEqual(['within', 'unknown']);
  });

  test('says between which speeds the fan law holds, which is so', () => {
    const result = resultOf({});
    const speeds = [...result.more.matchAll(/([\d,]+) rpm/g)].map(([, speed]) => numberOf(speed));
    const [from = 0, to = 0] = speeds;
    const kindAt = (speed: number) =>
      kindOf('performance-map', resultOf({ 'next.speed': String(speed) }).verdict);
    expect([from, to].map(kindAt)).toEqual(['within', 'within']);
    expect([from * 0.98, to * 1.02].map(Math.round).map(kindAt)).toEqual(['beyond', 'beyond']);
    expect(resultOf({ 'next.suctionZ': '0.5', 'next.dischargeZ': '1' }).more).toContain(
      'at no speed',
    );
  });

  test('draws the point where the fan law moves it, to four figures', () => {
    expect(resultOf({}).drawing).toMatchObject({ points: [{}, { flow: 10500, head: 110.3 }] });
  });
});

describe('the limits of what is said', () => {
  const saidOf = (failures: string) => use('weibull', { failures, suspensions: '' });

  // Of records of one distribution, 2.5 % and 6.6 % lie as far from a line as these.
  test('points disagree with the line below 5 %, not below 7 %', () => {
    expect(kindOf('weibull', saidOf('300;2000;2300;2500;2900;3100').verdict)).toBe('mixed');
    expect(kindOf('weibull', saidOf('1000;1100;1200;5000;9000;9500').verdict)).not.toBe('mixed');
  });

  test('half as wide a range needs about four times as many failures', () => {
    const { more = '' } = saidOf('4100;5200;6900;8100;9900;12000');
    const [, total] = /^(\d+) failures, .* would leave half/.exec(more) ?? [];
    expect(Number(total)).toBeGreaterThan(18);
    expect(Number(total)).toBeLessThan(30);
  });

  test('the fan law is trusted up to 5 % of volume ratio and 10 % of Mach number', () =>
    expect(FAN_LAW_LIMITS).toEqual({ volume: 5, mach: 10 }));
});
