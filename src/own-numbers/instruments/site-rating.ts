import { siteRating } from '../../figures/kinds/site-rating/kind.ts';
import { num, signed } from '../../figures/numbers.ts';
import { sitePower, temperatureFor } from '../../figures/physics/rating.ts';
import { fill } from '../../lib/fill.ts';
import { shown, unitIn, withThreeFigures } from '../units.ts';
import type { Instrument } from './index.ts';

/** Beyond it the line of a gas turbine is nobody’s guarantee, °C. */
const HOTTEST = 60;

/** Whether a gas turbine still carries its load on the hottest day, up there, in ten years. */
export const instrument: Instrument<'site-rating'> = {
  type: 'site-rating',
  kind: siteRating,
  start: (figure) => ({ ...figure, machines: figure.machines.slice(0, 3) }),
  follow(figure) {
    const { designTemperature, temperatureRange } = figure;
    const machines = figure.machines.filter(({ isoPower }) => isoPower !== undefined);
    const power = machines.map((machine) => sitePower(machine, figure, designTemperature));
    return {
      ...figure,
      temperatureRange: [
        Math.min(temperatureRange[0], designTemperature - 5),
        Math.max(temperatureRange[1], designTemperature + 5),
      ],
      machines: machines.map((machine, i) => ({
        ...machine,
        label: machine.label || String.fromCharCode(65 + i),
        chosen: power[i] === Math.max(...power),
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
  answer(figure, units, { results, verdicts }) {
    const { machines, demand, designTemperature } = figure;
    const degrees = (value: number) => withThreeFigures(value, '°C', units);
    const until = (value: number | undefined) => {
      if (value === undefined) return results.never;
      return value > HOTTEST
        ? fill(results.beyond, { temperature: degrees(HOTTEST) })
        : degrees(value);
    };
    const rated = machines.map((machine) => {
      const power = sitePower(machine, figure, designTemperature);
      return {
        ...machine,
        power,
        margin: (power / demand.power - 1) * 100,
        until: until(temperatureFor(machine, figure, demand.power)),
      };
    });
    const met = rated.filter(({ margin }) => margin >= demand.margin);
    const best = rated.reduce((a, b) => (b.margin > a.margin ? b : a));
    const gaps = {
      temperature: degrees(designTemperature),
      margin: num(demand.margin),
      best: signed(best.margin, 1),
    };
    const names = (met.length > 0 ? met : [best]).map(({ label }) => label).join(', ');
    return {
      table: {
        head: ['', fill(results.power, gaps), results.margin, results.until],
        rows: rated.map((each) => [
          each.label,
          withThreeFigures(each.power, 'MW', units),
          `${signed(each.margin, 1)} %`,
          each.until,
        ]),
      },
      verdict: fill(met.length > 0 ? verdicts.met : verdicts.missed, { ...gaps, names }),
    };
  },
};
