import { siteRating } from '../../figures/kinds/site-rating/kind.ts';
import { asPrinted, mostDecimals, num, signed } from '../../figures/numbers.ts';
import { sitePower, temperatureFor } from '../../figures/physics/rating.ts';
import { fill } from '../../lib/fill.ts';
import { groups } from '../fields/site-rating.ts';
import { shown, unitIn, withThreeFigures } from '../units.ts';
import type { Instrument } from './index.ts';

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
  answer(figure, units, { results, verdicts, more }) {
    const { machines, demand, designTemperature } = figure;
    const degrees = (value: number) => withThreeFigures(value, '°C', units);
    const until = (value: number | undefined) => {
      if (value === undefined || value < COLDEST) return results.never;
      return value > HOTTEST
        ? fill(results.beyond, { temperature: degrees(HOTTEST) })
        : degrees(value);
    };
    const decimals = Math.max(1, mostDecimals([demand.margin]));
    const rated = machines.map((machine) => {
      const power = sitePower(machine, figure, designTemperature);
      return {
        ...machine,
        power,
        margin: asPrinted((power / demand.power - 1) * 100, decimals),
        until: until(temperatureFor(machine, figure, demand.power)),
      };
    });
    const met = rated.filter(({ margin }) => margin >= demand.margin);
    const best = rated.reduce((a, b) => (b.margin > a.margin ? b : a));
    const needed = demand.power * (1 + demand.margin / 100);
    const limit = temperatureFor(best, figure, needed) ?? designTemperature;
    const said = {
      temperature: degrees(designTemperature),
      margin: num(demand.margin),
      best: signed(best.margin, decimals),
      names: (met.length > 0 ? met : [best]).map(({ label }) => label).join(', '),
      name: best.label,
      limit: degrees(Math.min(HOTTEST, Math.max(limit, designTemperature))),
      power: withThreeFigures((needed / best.power) * best.isoPower, 'MW', units),
    };
    const outcome = met.length > 0 ? 'met' : 'missed';
    return {
      table: {
        head: ['', fill(results.power, said), results.margin, results.until],
        rows: rated.map((each) => [
          each.label,
          withThreeFigures(each.power, 'MW', units),
          `${signed(each.margin, decimals)} %`,
          each.until,
        ]),
      },
      verdict: fill(verdicts[outcome], said),
      more: fill(outcome === 'met' ? more.margin : more.short, said),
    };
  },
};
