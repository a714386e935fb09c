import { describe, expect, test } from 'vitest';
import {
  atSpeed,
  chokeMargin,
  flowOn,
  headOn,
  speedAt,
  surgeMargin,
} from '../../../src/figures/physics/affinity.ts';
import { crowAmsaa } from '../../../src/figures/physics/growth.ts';
import {
  displacement,
  fromProbes,
  peakToPeak,
  revolutions,
} from '../../../src/figures/physics/orbit.ts';
import { pressureRatio, sitePower, temperatureFor } from '../../../src/figures/physics/rating.ts';
import {
  dampingRatio,
  naturalSpeed,
  orderAmplitude,
  phaseLag,
  rotorResponse,
  separationMargin,
  unbalanceResponse,
} from '../../../src/figures/physics/rotor.ts';
import { withSidebands } from '../../../src/figures/physics/sidebands.ts';
import { sourRegion } from '../../../src/figures/physics/sour.ts';
import {
  fitWeibull,
  medianRanks,
  weibullAge,
  weibullCdf,
  weibullOrdinate,
} from '../../../src/figures/physics/weibull.ts';

describe('a rotor', () => {
  const sharp = rotorResponse({ criticalSpeed: 5000, amplificationFactor: 10, peak: 40 });
  test.each([
    ['responds by 1/(2ζ) at the undamped natural frequency', unbalanceResponse(1, 0.05), 10],
    ['responds by 1 far above it', unbalanceResponse(1e4, 0.05), 1],
    ['lags by 90° at the natural frequency', phaseLag(1, 0.1), 90],
    ['lags by nearly 180° far above', phaseLag(1e4, 0.1), 180],
    ['peaks at its critical speed with the amplitude given', sharp.amplitude(5000), 40],
    ['turns at its natural speed a little below its peak', naturalSpeed(5000, 1 / 8), 4921.25],
    [
      'has the separation margin of the nearer end of the operating range, below',
      separationMargin(4000, [5000, 6000]),
      20,
    ],
    ['above', separationMargin(7200, [5000, 6000]), 20],
    ['and none within', separationMargin(5500, [5000, 6000]), 0],
    [
      'has the amplitude of an order at the highest speed',
      orderAmplitude(1, 20, 10000, 4000, dampingRatio(6), 'displacement')(10000),
      20,
    ],
  ])('%s', (_, found, expected) => expect(found).toBeCloseTo(expected, 1));

  test('has its amplification factor by the width of its peak at 0.707 of its height', () => {
    const above = Array.from({ length: 20000 }, (_, i) => 3000 + i * 0.2).filter(
      (n) => sharp.amplitude(n) >= 40 * Math.SQRT1_2,
    );
    expect(5000 / ((above.at(-1) ?? 0) - (above[0] ?? 0))).toBeCloseTo(10, 0);
  });

  test('has a velocity that scales with speed besides, since it is displacement times angular frequency', () => {
    const [distance, velocity] = (['displacement', 'velocity'] as const).map((as) =>
      orderAmplitude(1, 2.1, 1190, 940, dampingRatio(17.5), as),
    );
    expect((velocity?.(940) ?? 0) / (distance?.(940) ?? 0)).toBeCloseTo(940 / 1190);
  });
});

describe('a compressor map', () => {
  const surge = { flow: 100, head: 150 };
  const choke = { flow: 180, head: 90 };
  const head = headOn(surge, choke);
  test.each([
    ['passes through surge', head(100), 150],
    ['level', head(101) - head(100), 0],
    ['and through choke', head(180), 90],
    ['has its surge line at constant head', flowOn(surge, 121.5), 90],
    [
      'a point’s distance to it of the surge flow',
      surgeMargin(surge, { flow: 120, head: 121.5 }),
      33.3,
    ],
    ['and to choke of the choke flow', chokeMargin(choke, { flow: 162, head: 90 }), 10],
    [
      'has a speed line for a point',
      speedAt(surge, choke, 10000, { flow: 130 * 0.95, head: head(130) * 0.95 ** 2 }),
      9500,
    ],
  ])('%s', (_, found, expected) => expect(found).toBeCloseTo(expected, 1));
  test('has none for a point outside', () =>
    expect(speedAt(surge, choke, 10000, { flow: 60, head: 150 })).toBeUndefined());
  // DOE Fundamentals Handbook, DOE-HDBK-1012/3-92, HT-03 page 50: pump laws.
  test('scales flow with speed and head with its square: 400 gpm at 48 ft and 1,800 rpm to 3,600 rpm', () =>
    expect(atSpeed({ flow: 400, head: 48 }, 3600 / 1800)).toEqual({ flow: 800, head: 192 }));
});

describe('Weibull', () => {
  test('has failed 63.2 % at η whatever β, where the paper’s ordinate is 0', () => {
    expect(weibullCdf(1000, 2.5, 1000)).toBeCloseTo(0.632, 3);
    expect(weibullOrdinate(1 - Math.exp(-1))).toBeCloseTo(0);
    expect(weibullAge(0.1, 2, 1000)).toBeCloseTo(324.6, 1);
  });
  test('ranks by Benard: the first of five at (1 − 0.3)/(5 + 0.4)', () => {
    expect(medianRanks([5, 3, 1, 4, 2], [])[0]).toEqual({ age: 1, atRisk: 5, rank: 0.7 / 5.4 });
  });
  test('adjusts the order of failures among suspensions after Johnson', () => {
    // Four failures and a suspension after the first: increments 1, then (6 − 1)/(1 + 3) = 1.25
    // each.
    const ranks = medianRanks([10, 30, 40, 50], [20]).map((r) => r.rank * 5.4 + 0.3);
    expect(ranks).toEqual([1, 2.25, 3.5, 4.75].map((order) => expect.closeTo(order)));
  });
  test('has β 2.02 and η 95.0 for Abernethy’s five failures and three suspensions', () => {
    const { beta, eta } = fitWeibull([90, 96, 30, 49, 82], [100, 45, 10]);
    expect([beta.toFixed(2), eta.toFixed(1)]).toEqual(['2.02', '95.0']);
  });
});

test('Crow-AMSAA gives β = n/Σ ln(T/t) and λ = n/T^β of each period', () => {
  const fit = crowAmsaa({
    from: 0,
    to: 1000,
    events: [1000 / Math.E, 1000 / Math.E, 1000 / Math.E ** 2],
  });
  expect(fit.beta).toBeCloseTo(3 / 4);
  expect(fit.lambda * 1000 ** fit.beta).toBeCloseTo(3);
  const later = crowAmsaa({ from: 2000, to: 2500, events: [2100, 2250, 2400] });
  expect(later).toEqual(crowAmsaa({ from: 0, to: 500, events: [100, 250, 400] }));
});

describe('site rating', () => {
  const machine = { isoPower: 30, derate: 0.7, flatBelow: 0 };
  const power = (celsius: number, elevation = 0, losses = 0) =>
    sitePower(machine, { elevation, losses }, celsius);
  test.each([
    ['is the ISO power at 15 °C and sea level without losses', power(15), 30],
    ['falls with temperature', power(35), 30 * 0.86],
    ['falls with elevation', power(15, 1000), 26.61],
    ['falls with losses', power(15, 0, 5), 28.5],
    ['is flat below a limit', power(-30), power(0)],
    // ISO 2533, table 1, kPa.
    ['knows the standard atmosphere at 1,000 m', pressureRatio(1000) * 101.325, 89.876],
    ['and at 5,000 m', pressureRatio(5000) * 101.325, 54.048],
  ])('%s', (_, found, expected) => expect(found).toBeCloseTo(expected, 1));
  // Gas turbine: ISO rating and site rating, rotating-machinery.com (2021).
  test('lies beside published correction curves: 1.25 of the power at −19 °C and 0.83 at 40 °C', () => {
    const share = (celsius: number) =>
      sitePower({ isoPower: 1, derate: 0.7 }, { elevation: 0, losses: 0 }, celsius);
    expect(Math.abs(share(-19) - 1.25)).toBeLessThan(0.02);
    expect(Math.abs(share(40) - 0.83)).toBeLessThan(0.02);
  });
  test('gives a power at the temperature that is found for it', () => {
    const site = { elevation: 1000, losses: 5 };
    const temperature = temperatureFor(machine, site, 15) ?? Number.NaN;
    expect(sitePower(machine, site, temperature)).toBeCloseTo(15);
  });
  test('meets no power above its own', () =>
    expect(temperatureFor(machine, { elevation: 0, losses: 0 }, 40)).toBeUndefined());
});

test.each([
  [0.2, 3, 0],
  [0.5, 5, 1],
  [0.5, 3.2, 2],
  [1, 4, 2],
  [1, 3.5, 3],
  [10, 5.6, 1],
  [10, 5, 2],
  [10, 4.4, 3],
  [100, 5.6, 2],
  [500, 5.4, 3],
  [500, 6.4, 2],
] as const)('%s kPa at pH %s is region %s of sour service', (h2s, ph, region) => {
  expect(sourRegion(h2s, ph)).toBe(region);
});

describe('orbit', () => {
  const circle = [{ order: 1, x: 40, y: 40, phaseX: 0, phaseY: 90 }];
  test('is at its X peak when the keyphasor fires without lag, a quarter turn later at its Y peak', () => {
    expect(displacement(circle, 0)).toEqual([20, expect.closeTo(0)]);
    expect(displacement(circle, 0.25)).toEqual([expect.closeTo(0), 20]);
    expect(peakToPeak(circle, 'x')).toBeCloseTo(40);
  });
  test('closes after one revolution, or after two with a half order', () => {
    expect(revolutions(circle)).toBe(1);
    expect(revolutions([...circle, { order: 0.5, x: 10, y: 10, phaseX: 0, phaseY: 90 }])).toBe(2);
  });
  test('is seen with X to the right and Y to the left of vertical', () => {
    expect(fromProbes([1, 0])).toEqual([
      expect.closeTo(Math.SQRT1_2),
      expect.closeTo(Math.SQRT1_2),
    ]);
    expect(fromProbes([0, 1])).toEqual([
      expect.closeTo(-Math.SQRT1_2),
      expect.closeTo(Math.SQRT1_2),
    ]);
  });
});

test('sidebands stand in pairs round their line, each pair lower, none below 0 Hz', () => {
  expect(
    withSidebands({
      frequency: 30,
      amplitude: 4,
      sidebands: { spacing: 20, pairs: 2, ratio: 0.5 },
    }),
  ).toEqual([
    [10, 2],
    [30, 4],
    [50, 2],
    [70, 1],
  ]);
});
