import { describe, expect, test } from 'vitest';
import { sitePower } from '../../src/figures/physics/rating.ts';
import { shownEntries } from '../support/content.ts';

type Line = (x: number) => number;
type Point = readonly [number, number];

/** Saturation pressure of water in kPa at °C (Magnus). */
const saturated = (celsius: number) => 0.6112 * Math.exp((17.62 * celsius) / (243.12 + celsius));
/** Humidity in % at metal that is colder than air of 27 °C. */
const atMetal =
  (humidity: number): Line =>
  (colder) =>
    (humidity * saturated(27)) / saturated(27 - colder);
/** Failures caught in %, of those that show themselves 35 days before, by the interval in days. */
const caught =
  (delay: number): Line =>
  (interval) =>
    100 * Math.min(1, Math.max(0, (35 - delay) / interval));
/** A share that has grown evenly in the fourteen years to 2024 and is to grow by `planned` in the eight after it. */
const grown = (now: number, planned: number, year: number) =>
  year < 2024 ? now * (1 - (2024 - year) / 14) : now + (planned * (year - 2024)) / 8;

/** Lines of the papers' drawings that follow from an equation, by paper, drawing and label, with what rounding may take. */
const LINES: [paper: string, drawing: string, label: string, line: Line, rounding: number][] = [
  ['emissions-reduction', 'slope', 'Fuel line', (load) => 238 * (1 - 0.78 * (1 - load / 100)), 0.51],
  ['emissions-reduction', 'slope', 'At the mean rate', (load) => 2.38 * load, 0.51],
  ['equipment-life-review', 'allowed-fatigue', 'Allowed beside creep', (year) => (30 * (1 - grown(0.61, 0.33, year))) / 0.7, 0.26],
  ['equipment-life-review', 'allowed-fatigue', 'Used', (year) => 100 * grown(0.1, 0.04, year), 0.06],
  ['gas-turbine-restoration', 'sweating', 'Air at 80 %', atMetal(80), 0.52],
  ['gas-turbine-restoration', 'sweating', 'Dried to 40 %', atMetal(40), 0.52],
  [
    'gas-turbine-selection',
    'demand-by-temperature',
    'Site power, 26 MW class',
    (ambient) => sitePower({ isoPower: 26, derate: 0.65, flatBelow: -5 }, { elevation: 1080, losses: 5 }, ambient),
    0.051,
  ],
  ['predictive-maintenance-health-check', 'warning-time', 'Advice after 5 days', caught(5), 0.051],
  ['predictive-maintenance-health-check', 'warning-time', 'Advice after 19 days', caught(19), 0.051],
];

function pointsOf(paper: string, drawing: string, label: string): Point[] {
  const figure = shownEntries('papers').find(({ id }) => id === paper)?.data.figures[drawing];
  if (figure?.type !== 'trend') throw new Error(`${paper} has no trend "${drawing}".`);
  const series = figure.series.find((each) => each.label === label);
  if (!series) throw new Error(`${drawing} has no line "${label}".`);
  return series.points.map(([x = Number.NaN, y = Number.NaN]) => [x, y]);
}

const astray = (points: readonly Point[], line: Line, rounding: number) => points.filter(([x, y]) => !(Math.abs(line(x) - y) <= rounding));

describe('a drawn line follows from its equation', () => {
  test.each(LINES)('%s, %s: %s', (paper, drawing, label, line, rounding) => {
    const points = pointsOf(paper, drawing, label);
    expect(points.length).toBeGreaterThan(3);
    expect(astray(points, line, rounding)).toEqual([]);
  });
  test('a point beside it is found', () => {
    const line = caught(19);
    expect(
      astray(
        [
          [30, 53.3],
          [60, 50],
        ],
        line,
        0.051,
      ),
    ).toEqual([[60, 50]]);
  });
});
