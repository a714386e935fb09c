import type { Figure } from '../../../schemas/figures/index.ts';

/** A number of a drawing that its axes or its neighbours contradict. */
interface Contradiction {
  path: PropertyKey[];
  message: string;
  repair: string;
}

const wrong = (path: PropertyKey[], message: string, repair: string): Contradiction => ({ path, message, repair });

/** Values that don't rise along a list. */
const unsorted = (values: readonly number[], path: PropertyKey[], what: string): Contradiction[] =>
  values.flatMap((value, i) => {
    const before = values[i - 1];
    return before === undefined || value > before
      ? []
      : [wrong([...path, i], `is ${value}, after ${before}: ${what} rise`, 'Sort them, and take out what stands twice.')];
  });

/** A value outside a range that is drawn. */
const outside = (value: number, [from, to]: readonly [number, number], path: PropertyKey[], axis: string): Contradiction[] =>
  value >= from && value <= to
    ? []
    : [wrong(path, `is ${value}, beyond ${axis} from ${from} to ${to}`, 'Correct it, or make the axis longer.')];

/** Units of what can't be below zero. */
const AMOUNTS: readonly string[] = ['mm/s rms', 'µm pp', 'MW', 'kg/s', 'm³/h', 'MJ/kWh', 'kJ/kW·h', 'ppm', 'min'];

const belowZero = (value: number, unit: string, path: PropertyKey[]): Contradiction[] =>
  value >= 0 || !AMOUNTS.includes(unit) ? [] : [wrong(path, `is ${value} ${unit}, and can’t be below zero`, 'Take the minus out.')];

/** What in a figure's numbers a reader would see to be impossible. */
export function contradictionsIn(figure: Figure): Contradiction[] {
  switch (figure.type) {
    case 'bridge': {
      const sum = figure.steps.reduce((total, { delta }) => total + delta, figure.start.value);
      const isExact = Math.abs(sum - figure.end.value) < 1e-6 * Math.max(1, Math.abs(sum));
      const right = Number(sum.toPrecision(10));
      return isExact
        ? []
        : [wrong(['end', 'value'], `is ${figure.end.value}, but start and steps give ${right}`, `Write ${right}, or correct a step.`)];
    }
    case 'trend': {
      const xs = figure.series.flatMap(({ points }) => points.map(([x]) => x));
      return [
        ...figure.series.flatMap(({ points }, i) =>
          unsorted(
            points.map(([x]) => x),
            ['series', i, 'points'],
            'the values of x',
          ),
        ),
        ...figure.series.flatMap(({ points }, i) =>
          points.flatMap(([, y], at) => belowZero(y, figure.y.unit, ['series', i, 'points', at, 1])),
        ),
        ...figure.marks.flatMap(({ x }, i) => outside(x, [Math.min(...xs), Math.max(...xs)], ['marks', i, 'x'], 'the lines')),
      ];
    }
    case 'timeline': {
      const end = Math.max(...figure.tasks.map((task) => task.end), figure.baseline?.end ?? 0);
      return figure.marks.flatMap(({ at }, i) => outside(at, [0, end], ['marks', i, 'at'], 'the tasks'));
    }
    case 'spectrum': {
      const axis = [0, figure.frequencyMax] as const;
      const lines = figure.lines.flatMap(({ frequency }, i) => outside(frequency, axis, ['lines', i, 'frequency'], 'the axis'));
      const others = figure.comparison?.lines.flatMap(({ frequency }, i) =>
        outside(frequency, axis, ['comparison', 'lines', i, 'frequency'], 'the axis'),
      );
      return [...lines, ...(others ?? [])];
    }
    case 'bode':
      return [
        ...figure.operating.flatMap((speed, i) => outside(speed, figure.speedRange, ['operating', i], 'the speed axis')),
        ...figure.responses.flatMap(({ criticalSpeed }, i) =>
          outside(criticalSpeed, figure.speedRange, ['responses', i, 'criticalSpeed'], 'the speed axis'),
        ),
      ];
    case 'waterfall':
      return [
        ...unsorted(figure.speeds, ['speeds'], 'the speeds'),
        ...figure.orders.flatMap(({ order }, i) => outside(order, [0, figure.orderMax], ['orders', i, 'order'], 'the axis')),
        ...outside(
          figure.resonance.frequency,
          [0, figure.orderMax * Math.max(...figure.speeds)],
          ['resonance', 'frequency'],
          'the frequency axis',
        ),
      ];
    case 'orbit':
      return figure.orbits.flatMap(({ harmonics }, i) =>
        harmonics.flatMap(({ x, y }, at) =>
          Math.max(x, y) <= (figure.clearance ?? Number.POSITIVE_INFINITY)
            ? []
            : [
                wrong(
                  ['orbits', i, 'harmonics', at, x > y ? 'x' : 'y'],
                  `is ${Math.max(x, y)}, more than the bearing’s clearance of ${figure.clearance}`,
                  'Correct it, or the clearance.',
                ),
              ],
        ),
      );
    case 'readiness-ladder': {
      const open = figure.levels.findIndex(({ status }) => status === 'open');
      return [
        ...unsorted(
          figure.levels.map(({ level }) => level),
          ['levels'],
          'the levels',
        ),
        ...figure.levels.flatMap(({ status }, i) =>
          open >= 0 && i > open && status === 'met'
            ? [wrong(['levels', i, 'status'], `is met above level ${figure.levels[open]?.level}, which is open`, 'Correct one of the two.')]
            : [],
        ),
      ];
    }
    case 'site-rating':
      if (figure.temperatureRange[0] >= figure.temperatureRange[1])
        return [wrong(['temperatureRange'], `runs from ${figure.temperatureRange.join(' to ')}`, 'Write the lower temperature first.')];
      return outside(figure.designTemperature, figure.temperatureRange, ['designTemperature'], 'the temperatures');
    case 'reliability-growth':
      return figure.segments.flatMap(({ from, to, events }, i) => [
        ...(i === 0 || from === figure.segments[i - 1]?.to
          ? []
          : [
              wrong(
                ['segments', i, 'from'],
                `is ${from}, but the period before ends at ${figure.segments[i - 1]?.to}`,
                `Write ${figure.segments[i - 1]?.to}, or correct the end of the period before.`,
              ),
            ]),
        ...(to > from
          ? []
          : [wrong(['segments', i, 'to'], `is ${to}, before the start at ${from}`, 'Let the period end after it starts.')]),
        ...unsorted(events, ['segments', i, 'events'], 'the times'),
        ...events.flatMap((event, at) => outside(event, [from, to], ['segments', i, 'events', at], 'the period')),
      ]);
    case 'pareto':
      return figure.marked <= figure.items.length
        ? []
        : [wrong(['marked'], `is ${figure.marked}, of ${figure.items.length} items`, `Write at most ${figure.items.length}.`)];
    default:
      return [];
  }
}
