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
