import { describe, expect, test } from 'vitest';
import {
  atSpeed,
  compression,
  machRatio,
  massFlow,
} from '../../../src/figures/physics/affinity.ts';
import { pressureRatio, sitePower } from '../../../src/figures/physics/rating.ts';
import { fitWeibull, weibullAge, weibullBounds } from '../../../src/figures/physics/weibull.ts';
import { isUsable } from '../../../src/own-numbers/instruments/index.ts';
import { convert, fieldsOf } from '../../../src/own-numbers/solve.ts';
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

  // Meeker and Escobar, Statistical Methods for Reliability Data (1998), table C.5 and example
  // 8.16, p. 193; ReliaSoft repeats it.
  test('Weibull: 6 failed of 1,703 bearing cages leave B10 life between 2,093 and 22,144 h, 95 % by the likelihood ratio', () => {
    // biome-ignore format: a table
    const running = [
      [50, 288], [150, 148], [250, 124], [350, 111], [450, 106], [550, 99], [650, 110], [750, 114], [850, 119], [950, 127],
      [1050, 123], [1150, 93], [1250, 47], [1350, 41], [1450, 27], [1550, 11], [1650, 6], [1850, 1], [2050, 2],
    ] as const;
    const suspensions = running.flatMap(([age, count]) => new Array<number>(count).fill(age));
    const [low, high] = weibullBounds([230, 334, 423, 990, 1009, 1510], suspensions, 3.8415).age(
      0.1,
    );
    expect(Math.abs(low / 2093 - 1)).toBeLessThan(0.001);
    expect(Math.abs(high / 22144 - 1)).toBeLessThan(0.001);
  });

  // ReliaSoft’s five failures, of which the likelihood is highest at β 2.2938 and η 33.9428; the
  // bounds are those of a contour on a grid.
  test('Weibull: failures at 10, 20, 30, 40 and 50 h leave β 1.14 to 3.95 and η 22.5 to 50.0 h, 90 % by the likelihood ratio', () => {
    const { beta, age } = weibullBounds([10, 20, 30, 40, 50], []);
    expect(beta.map((value) => value.toFixed(2))).toEqual(['1.14', '3.95']);
    expect(age(1 - 1 / Math.E).map((value) => value.toFixed(1))).toEqual(['22.5', '50.0']);
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

describe('a gas', () => {
  const air = { molarMass: 28.97, temperature: 15, pressure: 1.01325, exponent: 1.4 };

  test('has the density of air at 15 °C, 1.225 kg/m³', () =>
    expect(massFlow(air, 3600)).toBeCloseTo(1.225, 3));

  test('is compressed by its isentropic head to the ratio of pressures, and of volumes', () => {
    const head = (1.4 / 0.4) * (8.31446 / 28.97) * 288.15 * (3 ** (0.4 / 1.4) - 1);
    expect(compression(air, head, 1).pressure).toBeCloseTo(3);
    expect(compression(air, head, 1).volume).toBeCloseTo(3 ** (1 / 1.4));
  });

  test('that is four times as heavy, or a quarter as warm, doubles the Mach number; its pressure leaves it', () => {
    expect(machRatio(air, { ...air, molarMass: 4 * air.molarMass }, 1)).toBeCloseTo(2);
    expect(
      machRatio(air, { ...air, temperature: 288.15 / 4 - 273.15, pressure: 9 }, 1),
    ).toBeCloseTo(2);
  });
});

describe.each(['weibull', 'site-rating', 'performance-map'] as const)('%s', (type) => {
  test.each(['si', 'us'] as const)('begins with a finished result in %s units', (units) => {
    const { mistakes, verdict, table } = use(type, {}, units);
    expect(mistakes).toEqual([]);
    expect(verdict).not.toMatch(/NaN|undefined|\{/);
    expect(table.flat().join()).not.toMatch(/NaN|undefined|Infinity/);
  });

  test.each(['si', 'us'] as const)('takes the limits that it names in %s units', (units) => {
    const ranges = fieldsOf(type).flatMap(({ at, kind }) => {
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
    expect(ranges.length).toBe(2 * fieldsOf(type).filter(({ kind }) => !kind).length);
  });

  test('has the same numbers after a change of units and back', () => {
    const { texts } = use(type);
    expect(convert(type, convert(type, { texts, units: 'si' }, 'us'), 'si').texts).toEqual(texts);
  });
});

describe('what is said', () => {
  test('of five failures: chance is not ruled out where the bounds include 1', () => {
    expect(
      use('weibull', { failures: '900 1500 5200 9000 20000', suspensions: '' }).verdict,
    ).toContain('5 failures prove little');
  });

  test('of parts that cannot fail before 3,000 h: no single line', () => {
    const shares = Array.from({ length: 400 }, (_, i) => (i + 0.5) / 400);
    const failures = shares.map((share) => 3000 + weibullAge(share, 2, 9000)).join(';');
    expect(use('weibull', { failures, suspensions: '' }).verdict).toContain(
      'no single Weibull line',
    );
  });

  test('of B10 life: its age and its bounds', () => {
    const [, , tenth] = use('weibull', { failures: '10 20 30 40 50', suspensions: '' }).table;
    const { beta, eta } = fitWeibull([10, 20, 30, 40, 50], []);
    expect(tenth).toEqual([
      instruments.weibull.results.tenth,
      `${weibullAge(0.1, beta, eta).toFixed(2)} h`,
      '3.83 h',
      '22.3 h',
    ]);
  });

  test('of ages that are all equal: the drawing’s own sentence', () => {
    expect(use('weibull', { failures: '500 500 500' }).mistakes[0]?.sentence).toContain(
      'are all equal',
    );
  });

  test('of a map whose choke lies left of surge: the drawing’s own sentence, at its field', () => {
    expect(use('performance-map', { 'choke.flow': '50' }).mistakes).toMatchObject([
      { at: 'choke.flow' },
    ]);
  });

  test('of a gas that is left empty: it is as now; of a much heavier one: an estimate', () => {
    const speeds = { 'now.speed': '9000', 'next.speed': '9000' };
    const { verdict, table } = use('performance-map', speeds);
    expect(verdict).toContain('holds well');
    expect(new Set(table.map((row) => row[3]))).toEqual(new Set(['0 %', '']));
    expect(use('performance-map', { ...speeds, 'next.molarMass': '40' }).verdict).toContain(
      'estimate',
    );
  });

  test('of a hot day beyond the axis: it is longer', () => {
    expect(use('site-rating', { designTemperature: '50' }).drawing).toMatchObject({
      temperatureRange: [-5, 55],
    });
  });

  test('of a machine that never carries the demand', () => {
    const { verdict, table } = use('site-rating', { 'demand.power': '60' });
    expect(verdict).toContain('no machine keeps the margin');
    expect(table[1]?.[3]).toBe(instruments['site-rating'].results.never);
  });

  test('of a machine whose fields are empty: nothing', () => {
    const empty = Object.fromEntries(
      ['label', 'isoPower', 'derate', 'flatBelow'].map((name) => [`machines.1.${name}`, '']),
    );
    expect(use('site-rating', empty).table).toHaveLength(2);
  });
});

test('only drawings in the units of the fields can be used', () => {
  expect(isUsable(figureSample('weibull'))).toBe(true);
  expect(isUsable(figureSample('weibull', { unit: 'starts' }))).toBe(false);
  expect(isUsable(figureSample('bode'))).toBe(false);
});
