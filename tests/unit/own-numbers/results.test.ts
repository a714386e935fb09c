import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isUsable } from '../../../src/own-numbers/instruments/index.ts';
import type { Typed } from '../../../src/own-numbers/link.ts';
import { change } from '../../../src/own-numbers/solve.ts';
import { figureSample } from '../figures/samples.ts';
import { benchOf, outcomeOf, typedInto } from './outcomes.ts';

/** A number as the table has it: "12,900 h", "−3.5 °C". */
const printedValue = (cell = '') => Number.parseFloat(cell.replaceAll(',', '').replace('−', '-'));

const decimal = (min: number, max: number, digits: number) =>
  fc.integer({ min: min * 10 ** digits, max: max * 10 ** digits }).map((n) => n / 10 ** digits);
const textsOf = (numbers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(numbers).map(([at, n]) => [at, [n].flat().join('\n')]));

describe('Weibull', () => {
  const age = fc.oneof(decimal(1, 100_000, 1), fc.integer({ min: 1, max: 1_000_000 }));
  const record = fc.record({
    failures: fc.uniqueArray(age, { minLength: 3, maxLength: 12 }),
    suspensions: fc.array(age, { maxLength: 40 }),
    interval: age,
  });
  const ofFailures = (failures: string, interval = '') =>
    typedInto('weibull', { failures, suspensions: '', interval });

  test('has each value within its own bounds, and judges by those that it prints', () => {
    fc.assert(
      fc.property(record, (ages) => {
        const { table, verdict } = typedInto('weibull', textsOf(ages));
        for (const [, ...cells] of table) {
          const [value = 0, low = 0, high = 0] = cells.map(printedValue);
          expect([low <= value, value <= high], cells.join(' ')).toEqual([true, true]);
        }
        expect(verdict === 'few').toBe(ages.failures.length < 5);
        const [, , low, high] = table[0] ?? [];
        expect(verdict === 'wear').toBe(verdict !== 'mixed' && printedValue(low) > 1);
        expect(verdict === 'early').toBe(verdict !== 'mixed' && printedValue(high) < 1);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('has β, η, B10 life and the share failed with bounds, and says how many failures would tell', () => {
    const { table, more } = ofFailures('10 20 30 40 50', '10');
    expect(table).toEqual([
      ['Shape β', '1.64', '0.671', '3.37'],
      ['Characteristic life η', '35.1 h', '19.8 h', '66.6 h'],
      ['B10 life', '8.92 h', '1.05 h', '20.9 h'],
      ['Failed by 10 h', '12 %', '1 %', '42 %'],
    ]);
    expect(more).toMatch(/^12 failures, 7 more than now, would tell/);
  });

  test('has of three failures the points, the line, and how many more would tell', () => {
    const { verdict, table, drawing, more } = ofFailures('3000 6000 9000');
    expect([verdict, table, drawing]).toMatchObject(['few', [], { isLineOnly: true }]);
    expect(more).toMatch(/^12 failures, 9 more/);
  });

  // β was rounded and then compared with itself: the example's result stood beside these ages.
  test('takes failures long before the parts that still run', () => {
    const suspensions = Array(10).fill(9760).join(' ');
    const { verdict } = typedInto('weibull', { failures: '0.5 20 300 2000 8760', suspensions });
    expect(verdict).toBe('early');
  });

  test('has no result of ages too far apart to be written', () => {
    const failures = `0.${'0'.repeat(30)}1 0.${'0'.repeat(20)}1 1 10 1000`;
    const { mistakes } = typedInto('weibull', { failures, suspensions: '1000000 × 9000' });
    expect(mistakes).toEqual([{ sentence: expect.stringContaining('give no result') }]);
  });

  test('names no fewer failures than there are where none would tell', () => {
    // Evenly ranked ages of an exponential distribution.
    const failures = Array.from({ length: 110 }, (_, i) => -1000 * Math.log((109.5 - i) / 110));
    const { verdict, more } = ofFailures(failures.map((age) => age.toFixed(2)).join(' '));
    expect(verdict).toBe('chance');
    expect(more).toMatch(/^Even 110 failures/);
  });

  // Of records of one distribution, 2.5 % and 6.6 % lie as far from a line as these.
  test('has points that disagree with the line below 5 %, not below 7 %', () => {
    expect(ofFailures('300;2000;2300;2500;2900;3100').verdict).toBe('mixed');
    expect(ofFailures('1000;1100;1200;5000;9000;9500').verdict).not.toBe('mixed');
  });

  test('needs about four times as many failures for half as wide a range', () => {
    const { more = '' } = ofFailures('4100;5200;6900;8100;9900;12000');
    const [, total] = /^(\d+) failures, .* would leave half/.exec(more) ?? [];
    expect(Number(total)).toBeGreaterThan(18);
    expect(Number(total)).toBeLessThan(30);
  });
});

describe('site rating', () => {
  const others = [1, 2].flatMap((i) =>
    ['label', 'isoPower', 'derate', 'flatBelow'].map((name) => [`machines.${i}.${name}`, '']),
  );
  const bare = { ...Object.fromEntries(others), elevation: '0', losses: '0' };
  const rated = (change: Record<string, string>) =>
    typedInto('site-rating', { ...bare, 'machines.0.isoPower': '20', ...change });
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
        const { verdict, table } = rated(textsOf(numbers));
        const [, , margin, until] = table[0] ?? [];
        expect(Number.isNaN(printedValue(until)) || printedValue(until) >= -60).toBe(true);
        const isMet = printedValue(margin?.replace('+', '')) >= numbers['demand.margin'];
        expect(verdict).toBe(isMet ? 'met' : 'missed');
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  test('has a margin of 15.04 % kept exactly', () => {
    const { verdict, table } = rated({
      designTemperature: '15',
      'demand.power': '20',
      'demand.margin': '15.04',
      'machines.0.isoPower': '23.008',
    });
    expect([verdict, table[0]?.[2]]).toEqual(['met', '+15.04 %']);
  });

  test('names the machine that comes closest', () => {
    const { result } = rated({
      'demand.power': '60',
      'machines.1.label': 'Second',
      'machines.1.derate': '0.7',
      'machines.1.isoPower': '25',
    });
    expect(result?.verdict).toContain('Second comes closest');
  });

  test.each([
    ['5', '0.7', '', 'above 60 °C'],
    ['25', '0.2', '', 'no temperature'],
    ['20.5', '0.2', '10', 'no temperature'],
    // Exactly the constant power: up to the temperature below which it is constant.
    ['21.7', '0.7', String(15 - 85 / 7), '2.86 °C'],
  ])(
    'meets %s MW with 20 MW that fall by %s %%/°C, constant below “%s”, up to: %s',
    (power, derate, flatBelow, until) => {
      const { table } = rated({
        'demand.power': power,
        'machines.0.derate': derate,
        'machines.0.flatBelow': flatBelow,
      });
      expect(table[0]?.[3]).toBe(until);
    },
  );

  test.each([
    ['15', 'up to 32.5 °C'],
    ['18', '22 MW at ISO'],
  ])(
    'says of %s MW up to which temperature the margin is kept, or which power would do',
    (power, said) => {
      const machine = { 'machines.0.derate': '1', designTemperature: '25' };
      const { more } = rated({ ...machine, 'demand.power': power, 'demand.margin': '10' });
      expect(more).toContain(said);
    },
  );

  test('takes any name of a machine, and its letter where it has none', () => {
    const { table } = rated({
      'machines.0.label': 'NaN',
      'machines.2.isoPower': '25',
      'machines.2.derate': '0.7',
    });
    expect(table.map(([name]) => name)).toEqual(['NaN', 'C']);
  });

  test('gives a machine without a name no letter that another one has', () => {
    const { table } = rated({
      'machines.0.label': 'B',
      'machines.1.isoPower': '25',
      'machines.1.derate': '0.7',
    });
    expect(table.map(([name]) => name)).toEqual(['B', 'C']);
  });

  test('has a longer axis for a hot day beyond it', () => {
    expect(typedInto('site-rating', { designTemperature: '50' }).drawing).toMatchObject({
      temperatureRange: [-5, 55],
    });
  });
});

describe('performance map', () => {
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
  /** What follows for the map with other texts, and the cells of its table by row. */
  const moved = (change: Record<string, string> = {}) => {
    const outcome = typedInto('performance-map', { ...map, ...change });
    const cells = Object.fromEntries(outcome.table.map(([name = '', ...row]) => [name, row]));
    return { ...outcome, cells };
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
        const { verdict, cells } = moved(textsOf(entered));
        expect(verdict).toBeDefined();
        const change = (name: string) => Math.abs(printedValue(cells[name]?.[2]?.replace('+', '')));
        const isClose = change('Volume ratio') <= 5 && change('Machine Mach number') <= 10;
        if (verdict === 'within' || verdict === 'beyond')
          expect(verdict === 'within').toBe(isClose);
        for (const cell of cells['Discharge pressure']?.slice(0, 2) ?? [])
          if (cell !== 'not known') expect(printedValue(cell)).toBeLessThanOrEqual(1000);
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  const withZ = (suctionZ: string) => ({
    'next.speed': '10000',
    'next.suctionZ': suctionZ,
    'next.dischargeZ': '0.88',
  });
  test.each([
    ['Volume ratio', '+5 %', 'within', { 'next.speed': '10500' }],
    ['Volume ratio', '+5.4 %', 'beyond', { 'next.speed': '10540' }],
    ['Machine Mach number', '+10 %', 'within', withZ('0.826')],
    ['Machine Mach number', '+10.4 %', 'beyond', withZ('0.82')],
  ])('is, with a %s of %s, %s the fan law', (name, change, verdict, typed) => {
    const found = moved(typed);
    expect([found.verdict, found.cells[name]?.[2]]).toEqual([verdict, change]);
  });

  test('has gas power over efficiency, and a Mach number that rises with speed and molar mass', () => {
    const z = { 'next.suctionZ': '1', 'next.dischargeZ': '1' };
    const { cells } = moved({ ...z, 'next.molarMass': '22' });
    expect(cells['Gas power']?.[0]).toBe('6.89 MW');
    expect(cells['Machine Mach number']?.[2]).toBe('+10.1 %');
  });

  test('has its distances in % of the flow at surge, and of that at choke', () => {
    const { cells } = moved({ 'points.0.flow': '8750', 'points.0.head': '110' });
    expect(cells['Distance to surge']).toEqual(['25 %', '25 %', '']);
    expect(cells['Distance to choke']).toEqual(['46 %', '46 %', '']);
  });

  test.each([
    ['a point whose distance to surge is printed as 0 %', { 'points.0.flow': '6970' }, 'within'],
    ['a point left of surge', { 'points.0.flow': '6900' }, 'outside'],
  ])('judges %s', (_, flow, verdict) => {
    const change = { ...flow, 'points.0.head': '110', 'next.speed': '10000' };
    expect(moved(change).verdict).toBe(verdict);
  });

  test.each([
    ['no Z', { 'now.suctionZ': '' }, 'unknown'],
    ['another gas without its own Z', { 'next.molarMass': '21' }, 'unknown'],
    ['a ratio beyond 30', { 'now.pressure': '0.1', 'next.speed': '40000' }, 'impossible'],
    ['more than 1,000 bar', { 'now.pressure': '490' }, 'impossible'],
  ])('gives no pressure and power for %s, with the reason', (_, change, verdict) => {
    const found = moved(change as Record<string, string>);
    expect(found.verdict).toBe(verdict);
    for (const name of ['Discharge pressure', 'Gas power', 'Volume ratio'])
      expect(found.cells[name]?.[1]).toBe('not known');
  });

  const { instrument, data, first } = benchOf('performance-map');
  const typing = (at: string, text: string, typed = first) =>
    change(instrument, data, typed, at, text);
  const suctionZ = (typed: Typed) => typed.texts['now.suctionZ'];

  test('clears Z of the example once the gas is another, and takes the same Z if it is typed', () => {
    const cleared = typing('now.molarMass', '18');
    expect([suctionZ(cleared), cleared.texts['now.dischargeZ']]).toEqual(['', '']);
    expect(outcomeOf('performance-map', cleared).result?.verdict).toContain('unknown');
    const z = { 'now.suctionZ': '0.92', 'now.dischargeZ': '0.93' };
    const typed = { ...cleared, texts: { ...cleared.texts, ...z } };
    expect(outcomeOf('performance-map', typed).result?.verdict).not.toContain('unknown');
  });

  test('keeps Z that was typed before the gas, and that of the example while its gas is the same', () => {
    const own = typing('now.suctionZ', '0.9');
    expect(suctionZ(typing('now.pressure', '62', own))).toBe('0.9');
    expect(suctionZ(typing('now.exponent', '1.3'))).toBe('0.92');
  });

  test('says between which speeds the fan law holds, which is so', () => {
    const speeds = moved().more?.matchAll(/([\d,]+) rpm/g) ?? [];
    const [from = 0, to = 0] = [...speeds].map(([, speed]) => printedValue(speed));
    const verdicts = [from * 0.98, from, to, to * 1.02].map(
      (speed) => moved({ 'next.speed': String(Math.round(speed)) }).verdict,
    );
    expect(verdicts).toEqual(['beyond', 'within', 'within', 'beyond']);
    expect(moved({ 'next.suctionZ': '0.5', 'next.dischargeZ': '1' }).more).toContain('at no speed');
  });

  test('draws the point where the fan law moves it, to four figures', () => {
    expect(moved().drawing).toMatchObject({ points: [{}, { flow: 10500, head: 110.3 }] });
  });

  test.each(['choke.flow', 'choke.head'] as const)(
    'says the contradiction of %s in the words of the content',
    (at) => {
      const text = at === 'choke.flow' ? '50' : '990';
      expect(moved({ [at]: text }).mistakes).toEqual([{ at, sentence: data.labels[at] }]);
    },
  );
});

test('only drawings in the units of the fields can be used', () => {
  expect(isUsable(figureSample('weibull'))).toBe(true);
  expect(isUsable(figureSample('weibull', { unit: 'starts' }))).toBe(false);
  expect(isUsable(figureSample('bode'))).toBe(false);
});
