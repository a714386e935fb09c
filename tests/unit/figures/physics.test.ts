import { describe, expect, test } from 'vitest';
import { atSpeed, headOn, speedAt, surgeFlow, surgeMargin } from '../../../src/figures/physics/affinity.ts';
import { crowAmsaa } from '../../../src/figures/physics/growth.ts';
import { displacement, fromProbes, peakToPeak, revolutions } from '../../../src/figures/physics/orbit.ts';
import { pressureRatio, sitePower, temperatureFor } from '../../../src/figures/physics/rating.ts';
import {
  dampingRatio,
  naturalSpeed,
  orderAmplitude,
  phaseLag,
  requiredMargin,
  rotorResponse,
  separationMargin,
  unbalanceResponse,
} from '../../../src/figures/physics/rotor.ts';
import { withSidebands } from '../../../src/figures/physics/sidebands.ts';
import { sourRegion } from '../../../src/figures/physics/sour.ts';
import { fitWeibull, medianRanks, weibullAge, weibullCdf, weibullOrdinate } from '../../../src/figures/physics/weibull.ts';

describe('rotor response', () => {
  test('is 1/(2ζ) at the undamped natural frequency and 1 far above it', () => {
    expect(unbalanceResponse(1, 0.05)).toBeCloseTo(10);
    expect(unbalanceResponse(1e4, 0.05)).toBeCloseTo(1);
    expect(unbalanceResponse(0, 0.05)).toBe(0);
  });

  test('lags by 90° at the natural frequency, by nearly 180° far above', () => {
    expect(phaseLag(1, 0.1)).toBeCloseTo(90);
    expect(phaseLag(0, 0.1)).toBe(0);
    expect(phaseLag(100, 0.1)).toBeGreaterThan(179);
  });

  test('peaks at the critical speed with the amplitude given', () => {
    const { amplitude } = rotorResponse({ criticalSpeed: 5000, amplificationFactor: 4, peak: 40 });
    expect(amplitude(5000)).toBeCloseTo(40);
    expect(amplitude(4950)).toBeLessThan(40);
    expect(amplitude(5050)).toBeLessThan(40);
    expect(naturalSpeed(5000, dampingRatio(4))).toBeCloseTo(4921, 0);
  });

  test('has the amplification factor as its critical speed over the width of the peak at 0.707 of its height', () => {
    const { amplitude } = rotorResponse({ criticalSpeed: 5000, amplificationFactor: 10, peak: 1 });
    const above = Array.from({ length: 20000 }, (_, i) => 3000 + i * 0.2).filter((n) => amplitude(n) >= Math.SQRT1_2);
    const width = (above.at(-1) ?? 0) - (above[0] ?? 0);
    expect(5000 / width).toBeCloseTo(10, 0);
  });

  test('measures the separation margin from the nearer end of the operating range', () => {
    expect(separationMargin(4000, [5000, 6000])).toBeCloseTo(20);
    expect(separationMargin(7200, [5000, 6000])).toBeCloseTo(20);
    expect(separationMargin(5500, [5000, 6000])).toBe(0);
  });

  test('asks for no margin below AF 2.5, and for 17 % or 27 % of a very sharp peak', () => {
    expect(requiredMargin(2.4, false)).toBe(0);
    expect(requiredMargin(2.5, false)).toBeCloseTo(0);
    expect(requiredMargin(6.5, false)).toBeCloseTo(13.6);
    expect(requiredMargin(6.5, true)).toBeCloseTo(23.6);
  });

  test('amplifies an order where it meets the resonance and gives its amplitude at the highest speed', () => {
    const at = orderAmplitude(1, 20, 10000, 4000, dampingRatio(6), 'displacement');
    expect(at(10000)).toBeCloseTo(20);
    expect(at(4000)).toBeGreaterThan(4 * at(6000) * 0.5);
    expect(at(4000)).toBeGreaterThan(at(3000));
    expect(at(4000)).toBeGreaterThan(at(5000));
  });

  test('scales a velocity with speed besides, since velocity is displacement times angular frequency', () => {
    const displacement = orderAmplitude(1, 2.1, 1190, 940, dampingRatio(17.5), 'displacement');
    const velocity = orderAmplitude(1, 2.1, 1190, 940, dampingRatio(17.5), 'velocity');
    expect(velocity(1190)).toBeCloseTo(2.1);
    expect(velocity(940) / displacement(940)).toBeCloseTo(940 / 1190);
  });
});

describe('compressor map', () => {
  const [surge, choke] = [
    { flow: 100, head: 150 },
    { flow: 180, head: 90 },
  ];

  test('passes through surge and choke, level at surge', () => {
    const head = headOn(surge, choke);
    expect(head(100)).toBe(150);
    expect(head(180)).toBe(90);
    expect(head(101) - head(100)).toBeCloseTo(0, 1);
  });

  test('scales flow with speed and head with its square', () => {
    expect(atSpeed(surge, 0.9)).toEqual({ flow: 90, head: expect.closeTo(121.5) });
  });

  test('finds the surge line at constant head, and a point’s margin to it', () => {
    expect(surgeFlow(surge, 121.5)).toBeCloseTo(90);
    expect(surgeMargin(surge, { flow: 120, head: 121.5 })).toBeCloseTo(25);
  });

  test('finds the speed line of a point, and none outside the map', () => {
    expect(speedAt(surge, choke, 10000, { flow: 130 * 0.95, head: headOn(surge, choke)(130) * 0.95 ** 2 })).toBeCloseTo(9500, 0);
    expect(speedAt(surge, choke, 10000, { flow: 60, head: 150 })).toBeUndefined();
  });
});

describe('Weibull', () => {
  test('has failed 63.2 % at η whatever β, where the paper’s ordinate is 0', () => {
    expect(weibullCdf(1000, 2.5, 1000)).toBeCloseTo(0.632, 3);
    expect(weibullOrdinate(1 - Math.exp(-1))).toBeCloseTo(0);
    expect(weibullAge(0.1, 2, 1000)).toBeCloseTo(324.6, 1);
  });

  test('ranks by Benard: the first of five at (1 − 0.3)/(5 + 0.4)', () => {
    expect(medianRanks([5, 3, 1, 4, 2], [])[0]).toEqual({ age: 1, rank: 0.7 / 5.4 });
  });

  test('adjusts the order of failures among suspensions after Johnson', () => {
    // Four failures and a suspension after the first: increments 1, then (6 − 1)/(1 + 3) = 1.25 each.
    const ranks = medianRanks([10, 30, 40, 50], [20]).map((r) => r.rank * 5.4 + 0.3);
    expect(ranks).toEqual([1, 2.25, 3.5, 4.75].map((order) => expect.closeTo(order)));
  });

  test('finds the parameters of data that lie on a line', () => {
    const ages = medianRanks([1, 2, 3, 4, 5, 6], []).map(({ rank }) => weibullAge(rank, 1.8, 7000));
    expect(fitWeibull(ages, [])).toEqual({ beta: expect.closeTo(1.8), eta: expect.closeTo(7000) });
  });
});

describe('Crow-AMSAA', () => {
  test('gives β = n/Σ ln(T/t), λ = n/T^β and the mean time between events at the end', () => {
    const fit = crowAmsaa({ from: 0, to: 1000, events: [1000 / Math.E, 1000 / Math.E, 1000 / Math.E ** 2] });
    expect(fit.beta).toBeCloseTo(3 / 4);
    expect(fit.lambda * 1000 ** fit.beta).toBeCloseTo(3);
    expect(fit.mtbf).toBeCloseTo(1000 / (3 * 0.75));
  });

  test('starts a clock of its own with each period', () => {
    const first = crowAmsaa({ from: 0, to: 500, events: [100, 250, 400] });
    const later = crowAmsaa({ from: 2000, to: 2500, events: [2100, 2250, 2400] });
    expect(later).toEqual(first);
  });
});

describe('site rating', () => {
  const machine = { isoPower: 30, derate: 0.7, flatBelow: 0 };

  test('is the ISO power at 15 °C and sea level without losses', () => {
    expect(sitePower(machine, { elevation: 0, losses: 0 }, 15)).toBeCloseTo(30);
  });

  test('falls with temperature, elevation and losses, and is flat below a limit', () => {
    expect(sitePower(machine, { elevation: 0, losses: 0 }, 35)).toBeCloseTo(30 * 0.86);
    expect(sitePower(machine, { elevation: 1000, losses: 0 }, 15)).toBeCloseTo(30 * 0.887, 1);
    expect(sitePower(machine, { elevation: 0, losses: 5 }, 15)).toBeCloseTo(28.5);
    expect(sitePower(machine, { elevation: 0, losses: 0 }, -30)).toBe(sitePower(machine, { elevation: 0, losses: 0 }, 0));
  });

  test('knows the standard atmosphere and the temperature at which a power is just met', () => {
    expect(pressureRatio(0)).toBe(1);
    expect(pressureRatio(1500)).toBeCloseTo(0.8345, 3);
    expect(temperatureFor(machine, { elevation: 0, losses: 0 }, 27)).toBeCloseTo(29.3, 1);
    expect(temperatureFor(machine, { elevation: 0, losses: 0 }, 40)).toBeUndefined();
  });
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
    expect(revolutions([{ order: 0.43, x: 10, y: 10, phaseX: 0, phaseY: 90 }])).toBe(7);
  });

  test('is seen with X to the right and Y to the left of vertical', () => {
    expect(fromProbes([1, 0])).toEqual([expect.closeTo(Math.SQRT1_2), expect.closeTo(Math.SQRT1_2)]);
    expect(fromProbes([0, 1])).toEqual([expect.closeTo(-Math.SQRT1_2), expect.closeTo(Math.SQRT1_2)]);
  });
});

test('sidebands stand in pairs round their line, each pair lower, none below 0 Hz', () => {
  expect(withSidebands({ frequency: 30, amplitude: 4, sidebands: { spacing: 20, pairs: 2, ratio: 0.5 } })).toEqual([
    [10, 2],
    [30, 4],
    [50, 2],
    [70, 1],
  ]);
});
