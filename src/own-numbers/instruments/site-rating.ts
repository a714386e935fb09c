import { siteRating } from '../../figures/kinds/site-rating/kind.ts';
import { asPrinted, mostDecimals, num, signed } from '../../figures/numbers.ts';
import { sitePower, temperatureFor } from '../../figures/physics/rating.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/site-rating.ts';
import { shown, type Units, unitIn, withThreeFigures } from '../units.ts';
import type { Instrument, OwnFigure, OwnWords } from './index.ts';

/** Beyond them no site is as cold or as hot, °C. */
const [COLDEST, HOTTEST] = [-60, 60];

/** Whether a gas turbine still carries its load on the hottest day, up there, in ten years. */
export const instrument: Instrument<'site-rating'> = {
  kind: siteRating,
  groups,
  withInputs: (figure) => ({ ...figure, machines: figure.machines.slice(0, 3) }),
  toDrawing(figure) {
    const { designTemperature, temperatureRange } = figure;
    const names = figure.machines.map(({ label }) => label);
    const letters = ['A', 'B', 'C', 'D', 'E'].filter((letter) => !names.includes(letter));
    const named = figure.machines.map((machine, i) => ({
      ...machine,
      label: machine.label || (letters[i] ?? ''),
    }));
    const machines = named.filter(({ isoPower }) => isoPower !== undefined);
    const powers = machines.map((machine) => sitePower(machine, figure, designTemperature));
    return {
      ...figure,
      temperatureRange: [
        Math.min(temperatureRange[0], designTemperature - 5),
        Math.max(temperatureRange[1], designTemperature + 5),
      ],
      machines: machines.map((machine, i) => ({
        ...machine,
        chosen: powers[i] === Math.max(...powers),
      })),
    };
  },
  inUs(figure) {
    const power = (megawatts: number) => shown(megawatts, 'MW', 'us');
    return {
      ...figure,
      powerUnit: unitIn('us', 'MW'),
      fahrenheit: true,
      demand: { ...figure.demand, power: power(figure.demand.power) },
      machines: figure.machines.map((machine) => ({
        ...machine,
        isoPower: power(machine.isoPower),
      })),
    };
  },
  answer(figure, units, { results, verdicts, more }) {
    const { demand, designTemperature } = figure;
    const machines = ratedMachines(figure);
    const suitable = machines.filter(({ margin }) => margin >= demand.margin);
    const best = machines.reduce((a, b) => (b.margin > a.margin ? b : a));
    const needed = demand.power * (1 + demand.margin / 100);
    const temperature = degrees(designTemperature, units);
    const margins = { margin: num(demand.margin), best: best.marginText };
    const table = {
      head: ['', fill(results.power, { temperature }), results.margin, results.until],
      rows: machines.map(({ label, power, marginText, hottest }) => [
        label,
        withThreeFigures(power, 'MW', units),
        `${marginText} %`,
        hottestText(hottest, units, results),
      ]),
    };

    if (suitable.length === 0) {
      const isoPower = (needed / best.power) * best.isoPower;
      return {
        table,
        verdict: fill(verdicts.missed, { ...margins, temperature, names: best.label }),
        more: fill(more.short, {
          power: withThreeFigures(isoPower, 'MW', units),
          name: best.label,
        }),
      };
    }
    const names = suitable.map(({ label }) => label).join(', ');
    const kept = temperatureFor(best, figure, needed) ?? designTemperature;
    const limit = degrees(Math.min(HOTTEST, Math.max(kept, designTemperature)), units);
    return {
      table,
      verdict: fill(verdicts.met, { ...margins, temperature, names }),
      more: fill(more.margin, { name: best.label, temperature, limit }),
    };
  },
};

const degrees = (value: number, units: Units) => withThreeFigures(value, '°C', units);

/**
 * The machines with their power at the design temperature, MW, its margin as it is printed, %, and
 * the temperature up to which they meet the demand, °C.
 */
function ratedMachines(figure: OwnFigure<'site-rating'>) {
  const { machines, demand, designTemperature } = figure;
  const decimals = Math.max(1, mostDecimals([demand.margin]));
  return machines.map((machine) => {
    const power = sitePower(machine, figure, designTemperature);
    const margin = asPrinted((power / demand.power - 1) * 100, decimals);
    const hottest = temperatureFor(machine, figure, demand.power);
    return { ...machine, power, margin, marginText: signed(margin, decimals), hottest };
  });
}

function hottestText(
  hottest: number | undefined,
  units: Units,
  { never, beyond }: OwnWords<'site-rating'>['results'],
): string {
  if (hottest === undefined || hottest < COLDEST) return never;
  if (hottest <= HOTTEST) return degrees(hottest, units);
  return fill(beyond, { temperature: degrees(HOTTEST, units) });
}
