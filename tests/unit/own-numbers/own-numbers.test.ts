import { describe, expect, test } from 'vitest';
import { atSpeed } from '../../../src/figures/physics/affinity.ts';
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
