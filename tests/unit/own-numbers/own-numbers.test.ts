import { describe, expect, test } from 'vitest';
import {
  atSpeed,
  compression,
  headFor,
  massFlow,
  soundSpeed,
} from '../../../src/figures/physics/affinity.ts';
import { pressureRatio, sitePower, temperatureFor } from '../../../src/figures/physics/rating.ts';
import { fitWeibull, weibullAge } from '../../../src/figures/physics/weibull.ts';
import { estimateWeibull } from '../../../src/figures/physics/weibull-bounds.ts';
import { fieldsOf } from '../../../src/own-numbers/fields/field.ts';
import { FIELDS } from '../../../src/own-numbers/fields/index.ts';
import { isUsable } from '../../../src/own-numbers/instruments/index.ts';
import { settings } from '../../support/settings.ts';
import { figureSample } from '../figures/samples.ts';
import { use } from './use.ts';

const { instruments } = settings('own-numbers');

describe('published examples', () => {
  const abernethy = { failures: [90, 96, 30, 49, 82], suspensions: [100, 45, 10] };

  test('Weibull: Abernethy’s five failures and three suspensions have β 2.02 and η 95.0', () => {
    const { beta, eta } = fitWeibull(abernethy.failures, abernethy.suspensions);
    expect([beta.toFixed(2), eta.toFixed(1)]).toEqual(['2.02', '95.0']);
  });

  // The bounds belong to the line, so the value of each row lies between its own.
  test('Weibull: failures at 10, 20, 30, 40 and 50 h have β 1.64 and η 35.1 h, each within its bounds', () => {
    const { beta, age } = estimateWeibull([10, 20, 30, 40, 50], []);
    const rows = [beta, age(1 - 1 / Math.E)];
    expect(rows.map(({ value }) => value.toPrecision(3))).toEqual(['1.64', '35.1']);
    expect(rows.map(({ low }) => low.toPrecision(2))).toEqual(['0.67', '20']);
    expect(rows.map(({ high }) => high.toPrecision(2))).toEqual(['3.4', '67']);
  });

  // Gas turbine: ISO rating and site rating, rotating-machinery.com (2021), correction curves of
  // power.
  test('site rating: published correction curves give 0.89 at 1,000 m and 0.80 at 1,800 m, 1.25 at −19 and 0.83 at 40 °C', () => {
    expect([1000, 1800].map((elevation) => pressureRatio(elevation).toFixed(2))).toEqual([
      '0.89',
      '0.80',
    ]);
    const power = (temperature: number) =>
      sitePower({ isoPower: 1, derate: 0.7 }, { elevation: 0, losses: 0 }, temperature);
    expect(Math.abs(power(-19) - 1.25)).toBeLessThan(0.02);
    expect(Math.abs(power(40) - 0.83)).toBeLessThan(0.02);
  });

  // DOE Fundamentals Handbook, Thermodynamics, Heat Transfer and Fluid Flow, DOE-HDBK-1012/3-92,
  // HT-03 page 50: pump laws.
  test('fan law: 400 gpm at 48 ft and 1,800 rpm become 800 gpm at 192 ft and 3,600 rpm', () => {
    expect(atSpeed({ flow: 400, head: 48 }, 3600 / 1800)).toEqual({ flow: 800, head: 192 });
    const { drawing } = use('performance-map', {
      'points.0.flow': '400',
      'points.0.head': '48',
      'now.speed': '1800',
      'next.speed': '3600',
    });
    expect(drawing).toMatchObject({ points: [{}, { flow: 800, head: 192 }] });
  });
});

// ISO 2533, table 1: 89.876 kPa at 1,000 m and 54.048 kPa at 5,000 m, of 101.325 kPa.
test('the standard atmosphere has 0.887 of its pressure at 1,000 m, and 0.533 at 5,000 m', () => {
  expect(pressureRatio(1000)).toBeCloseTo(89.876 / 101.325, 3);
  expect(pressureRatio(5000)).toBeCloseTo(54.048 / 101.325, 3);
});

test('a machine gives a power at the temperature that is found for it', () => {
  const [machine, site] = [
    { isoPower: 20, derate: 0.7 },
    { elevation: 1000, losses: 5 },
  ];
  const temperature = temperatureFor(machine, site, 15) ?? Number.NaN;
  expect(sitePower(machine, site, temperature)).toBeCloseTo(15);
});

describe('a gas', () => {
  const air = { molarMass: 28.97, temperature: 15, pressure: 1.01325, exponent: 1.4 };
  const ideal = { suction: 1, discharge: 1 };
  const isentropic = (z: number) =>
    (1.4 / 0.4) * z * (8.31446 / 28.97) * 288.15 * (3 ** (0.4 / 1.4) - 1);

  test('has the density of air at 15 °C, 1.225 kg/m³, and more where Z is less', () => {
    expect(massFlow(air, 1, 3600)).toBeCloseTo(1.2252, 4);
    expect(massFlow(air, 0.5, 3600)).toBeCloseTo(2.45, 2);
  });

  test('is compressed by its isentropic head to the ratio of pressures, and of volumes', () => {
    expect(compression(air, ideal, isentropic(1), 1)).toEqual({
      pressure: expect.closeTo(3),
      volume: expect.closeTo(3 ** (1 / 1.4)),
    });
    expect(headFor(air, ideal, 3 ** (1 / 1.4), 1)).toBeCloseTo(isentropic(1));
  });

  test('takes the mean Z in its head, and both in its volumes', () => {
    const z = { suction: 0.8, discharge: 0.9 };
    const { pressure, volume } = compression(air, z, isentropic(0.85), 1);
    expect(pressure).toBeCloseTo(3);
    expect(volume).toBeCloseTo((3 ** (1 / 1.4) * 0.8) / 0.9);
    expect(headFor(air, z, volume, 1)).toBeCloseTo(isentropic(0.85));
  });

  // Peng-Robinson in 400 steps along the path: 21.58 kg/kmol, 30 °C, 62 bar, 126 kJ/kg at 78 %.
  test('of hydrocarbons at 62 bar ends within 1 % of an equation of state', () => {
    const gas = { molarMass: 21.58, temperature: 30, pressure: 62, exponent: 1.213 };
    const { pressure, volume } = compression(gas, { suction: 0.773, discharge: 0.876 }, 126, 0.78);
    expect(Math.abs(pressure / 3.16 - 1)).toBeLessThan(0.01);
    expect(Math.abs(volume / 2.126 - 1)).toBeLessThan(0.012);
  });

  test('that is four times as heavy, a quarter as warm or of a quarter of Z has half the speed of sound; its pressure leaves it', () => {
    const half = soundSpeed(air, 1) / 2;
    expect(soundSpeed({ ...air, molarMass: 4 * air.molarMass }, 1)).toBeCloseTo(half);
    expect(soundSpeed({ ...air, temperature: 288.15 / 4 - 273.15, pressure: 9 }, 1)).toBeCloseTo(
      half,
    );
    expect(soundSpeed(air, 0.25)).toBeCloseTo(half);
    expect(soundSpeed({ ...air, exponent: 0.35 }, 1)).toBeCloseTo(half);
  });
});

describe.each(['weibull', 'site-rating', 'performance-map'] as const)('%s', (type) => {
  test.each(['si', 'us'] as const)('takes the limits that it names in %s units', (units) => {
    const ranges = fieldsOf(FIELDS[type]).flatMap(({ at, kind }) => {
      const sentence = kind ? '' : (use(type, { [at]: '?' }, units).mistakes[0]?.sentence ?? '');
      const limits = /from (\S+) to (\S+)/.exec(sentence)?.slice(1) ?? [];
      return limits.map((limit) => ({
        at,
        sentence,
        limit,
        mistakes: use(type, { [at]: limit }, units).mistakes,
      }));
    });
    expect(
      ranges.filter(({ sentence, mistakes }) =>
        mistakes.some((mistake) => mistake.sentence === sentence),
      ),
    ).toEqual([]);
    expect(ranges.length).toBe(2 * fieldsOf(FIELDS[type]).filter(({ kind }) => !kind).length);
  });
});

describe('what is said', () => {
  test('of three failures: the points, the line, and how many more would tell', () => {
    const { verdict, table, drawing, more } = use('weibull', {
      failures: '3000 6000 9000',
      suspensions: '',
    });
    expect(verdict).toContain('too few');
    expect([table, drawing]).toMatchObject([[], { isLineOnly: true }]);
    expect(more).toMatch(/^12 failures, 9 more/);
  });

  test('of B10 life: its age and its bounds', () => {
    const [, , tenth] = use('weibull', { failures: '10 20 30 40 50', suspensions: '' }).table;
    const { beta, eta } = fitWeibull([10, 20, 30, 40, 50], []);
    expect(tenth).toEqual([
      instruments.weibull.results.tenth,
      `${weibullAge(0.1, beta, eta).toFixed(2)} h`,
      '1.05 h',
      '20.9 h',
    ]);
  });

  test('of a map whose choke lies left of surge: the drawing’s own sentence, at its field', () => {
    expect(use('performance-map', { 'choke.flow': '50' }).mistakes).toMatchObject([
      { at: 'choke.flow' },
    ]);
  });

  test('of a hot day beyond the axis: it is longer', () => {
    expect(use('site-rating', { designTemperature: '50' }).drawing).toMatchObject({
      temperatureRange: [-5, 55],
    });
  });
});

test('only drawings in the units of the fields can be used', () => {
  expect(isUsable(figureSample('weibull'))).toBe(true);
  expect(isUsable(figureSample('weibull', { unit: 'starts' }))).toBe(false);
  expect(isUsable(figureSample('bode'))).toBe(false);
});
