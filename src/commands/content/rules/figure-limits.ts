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
    case 'trend':
      return figure.series.flatMap(({ points }, i) =>
        unsorted(
          points.map(([x]) => x),
          ['series', i, 'points'],
          'the values of x',
        ),
      );
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
      return unsorted(figure.speeds, ['speeds'], 'the speeds');
    case 'readiness-ladder':
      return unsorted(
        figure.levels.map(({ level }) => level),
        ['levels'],
        'the levels',
      );
    case 'site-rating':
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
