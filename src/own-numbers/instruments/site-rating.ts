import { siteRating } from '../../figures/kinds/site-rating/kind.ts';
import { asPrinted, mostDecimals, num, signed } from '../../figures/numbers.ts';
import { sitePower, temperatureFor } from '../../figures/physics/rating.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/site-rating.ts';
import { shown, unitIn, withThreeFigures } from '../units.ts';
import type { Instrument, OwnFigure } from './index.ts';

/** Beyond them no site is as cold or as hot, °C. */
const [COLDEST, HOTTEST] = [-60, 60];

/** Whether a gas turbine still carries its load on the hottest day, up there, in ten years. */
export const instrument: Instrument<'site-rating'> = {
  type: 'site-rating',
  kind: siteRating,
  groups,
  withInputs: (figure) => ({ ...figure, machines: figure.machines.slice(0, 3) }),
  toDrawing(figure) {
    const { designTemperature, temperatureRange } = figure;
    const named = figure.machines.map((machine, i) => ({
      ...machine,
      label: machine.label || String.fromCharCode(65 + i),
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
    const decimals = Math.max(1, mostDecimals([demand.margin]));
    const machines = ratedMachines(figure, decimals);
    const suitable = machines.filter(({ margin }) => margin >= demand.margin);
    const best = machines.reduce((a, b) => (b.margin > a.margin ? b : a));

    const degrees = (value: number) => withThreeFigures(value, '°C', units);
    const megawatts = (value: number) => withThreeFigures(value, 'MW', units);
    const reached = (temperature: number | undefined) => {
      if (temperature === undefined || temperature < COLDEST) return results.never;
      if (temperature <= HOTTEST) return degrees(temperature);
      return fill(results.beyond, { temperature: degrees(HOTTEST) });
    };
    const temperature = degrees(designTemperature);
    const table = {
      head: ['', fill(results.power, { temperature }), results.margin, results.until],
      rows: machines.map((machine) => [
        machine.label,
        megawatts(machine.power),
        `${signed(machine.margin, decimals)} %`,
        reached(temperatureFor(machine, figure, demand.power)),
      ]),
    };

    const margins = { margin: num(demand.margin), best: signed(best.margin, decimals) };
    const needed = demand.power * (1 + demand.margin / 100);
    if (suitable.length === 0) {
      const isoPower = (needed / best.power) * best.isoPower;
      return {
        table,
        verdict: fill(verdicts.missed, { ...margins, temperature, names: best.label }),
        more: fill(more.short, { power: megawatts(isoPower), name: best.label }),
      };
    }
    const names = suitable.map(({ label }) => label).join(', ');
    const hottest = temperatureFor(best, figure, needed) ?? designTemperature;
    const limit = degrees(Math.min(HOTTEST, Math.max(hottest, designTemperature)));
    return {
      table,
      verdict: fill(verdicts.met, { ...margins, temperature, names }),
      more: fill(more.margin, { name: best.label, temperature, limit }),
    };
  },
};

/** The machines with their power at the design temperature, MW, and its printed margin, %. */
const ratedMachines = (figure: OwnFigure<'site-rating'>, decimals: number) =>
  figure.machines.map((machine) => {
    const power = sitePower(machine, figure, figure.designTemperature);
    const margin = asPrinted((power / figure.demand.power - 1) * 100, decimals);
    return { ...machine, power, margin };
  });
