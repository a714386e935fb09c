import { describe, expect, test } from 'vitest';
import { sitePower } from '../../src/figures/physics/rating.ts';
import { dampingRatio, orderAmplitude, requiredMargin, separationMargin } from '../../src/figures/physics/rotor.ts';
import { weibullAge } from '../../src/figures/physics/weibull.ts';
import { fieldTexts, shownEntries } from '../support/content.ts';
import { none } from '../support/none.ts';

/** Texts of an entry as a reader sees them, without its drawing. */
function textOf(collection: 'cases' | 'services' | 'papers', id: string): string {
  const found = shownEntries(collection).find((entry) => entry.id === id);
  if (!found) throw new Error(`There is no ${collection}/${id}.`);
  return [found.body, ...fieldTexts({ ...found.data, figure: undefined }).map(({ text }) => text)].join('\n').replaceAll(/\s+/g, ' ');
}

/** "5,140 rpm" as 5140. */
const numberIn = (quoted: string): number => Number(/-?[\d,]*\.?\d+/.exec(quoted)?.[0].replaceAll(',', ''));

/** The result as the text has to print it: "39 kN" for `{ digits: 0, unit: ' kN' }`. */
const printed = (value: number, digits: number, unit: string) =>
  `${value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;

interface Sum {
  /** Numbers that the text gives, written as it writes them. */
  given: string[];
  by: (...values: number[]) => number;
  digits?: number;
  unit: string;
}

/** What a text does not say of a sum: numbers it should give, and the result as it follows from them. */
function missing(text: string, { given, by, digits = 0, unit }: Sum): string[] {
  return [...given, printed(by(...given.map(numberIn)), digits, unit)].filter((quoted) => !text.includes(quoted));
}

/** Torque of a shaft in kN·m from MW and rpm. */
const torque = (power: number, speed: number) => (power * 1e3) / ((speed * 2 * Math.PI) / 60);
/** Force at a mesh of a gear coupling in kN: two meshes, mean of the friction over a turn, 2·(2/π)·μT/L. */
const meshForce = (power: number, speed: number, length: number, friction: number) =>
  (2 * (2 / Math.PI) * friction * torque(power, speed)) / length;
/** The same at the bearing, by the lever of overhang and span. */
const lift = (power: number, speed: number, length: number, friction: number, overhang: number, span: number) =>
  meshForce(power, speed, length, friction) * (1 + overhang / span);
const coupling = ['22 MW', '5,140 rpm', '0.45 m'];
/** Fatigue that an envelope with its knee at 0.3 and 0.3 allows beside a share of creep above the knee. */
const fatigueBeside = (creep: number) => (0.3 * (1 - creep)) / 0.7;
/** Share of ISO power left at a site. */
const industrial = { isoPower: 26, derate: 0.65, flatBelow: -5 };
const plateau = { elevation: 1080, losses: 5 };
const patagonia = { elevation: 820, losses: 6 };
/** Return of the gas lift compressor's leak above suction temperature over that temperature, K/K, as its paper gives them. */
const WARM_RETURN = 82 / 303;
/** Factor between two ageing temperatures, life halving for each step. */
const faster = (step: number, kelvin: number) => 2 ** (kelvin / step);

const CASES: Record<string, Sum[]> = {
  'bearing-failure-analysis': [
    { given: coupling.slice(0, 2), by: torque, digits: 1, unit: ' kN·m' },
    { given: [...coupling, '0.25'], by: meshForce, unit: ' kN' },
    { given: [...coupling, '0.25', '0.6 m', '1.75 m'], by: lift, unit: ' kN' },
    { given: [...coupling, '0.15', '0.6 m', '1.75 m'], by: lift, unit: ' to 47 kN' },
    { given: [...coupling, '0.30', '0.6 m', '1.75 m'], by: lift, unit: ' kN' },
    {
      given: [...coupling, '0.25', '0.6 m', '1.75 m'],
      by: (power, speed, length, friction, overhang, span) => (meshForce(power, speed, length, friction) * overhang) / span,
      unit: ' kN, and there too',
    },
    { given: ['39 kN', '9.8 kN'], by: (up, weight) => up - weight, unit: ' kN press on the top pad' },
    { given: ['29 kN', '180 by 80 mm'], by: (load) => (load * 1e3) / (180 * 80), digits: 1, unit: ' MPa' },
    { given: ['9.8 kN'], by: (load) => (load * 1e3) / (180 * 80), digits: 1, unit: ' MPa' },
  ],
  'bad-actor-removals': [
    { given: ['412 h', '288 h', '176 h', '1,210 h'], by: (a, b, c, all) => ((a + b + c) / all) * 100, unit: ' %' },
    { given: ['12.8 m', '9.9 m'], by: (available, lost) => available - lost, digits: 1, unit: ' m' },
    { given: ['760 t/h'], by: (flow) => (flow * 1000) / 5 / 927, unit: ' m³/h' },
    { given: ['990 rpm'], by: (speed) => speed / 60, digits: 1, unit: ' Hz' },
    { given: ['19.8 Hz', '16.5 Hz'], by: (natural, speed) => (natural / speed - 1) * 100, unit: ' %' },
  ],
  'emissions-reduction': [
    { given: ['1,020 kt', '919 kt'], by: (before, after) => before - after, unit: ' kt' },
    { given: ['1,020 kt', '101 kt'], by: (before, less) => (less / before) * 100, digits: 1, unit: ' %' },
    { given: ['4.2 MW', '78 MW', '815'], by: (saved, each, all) => (saved * all) / (2 * each), unit: ' kt that the plant’s average' },
    {
      given: ['4.2 MW', '78 MW', '815', '78 %'],
      by: (saved, each, all, share) => (((saved * all) / (2 * each)) * share) / 100,
      unit: ' kt',
    },
    { given: ['50', '2 kt'], by: (before, after) => before - after, unit: ' kt' },
    { given: ['48 kt', '4 kt'], by: (gross, cost) => gross - cost, unit: ' kt' },
    { given: ['€31 million', '101 kt'], by: (cost, less) => Math.round((cost * 1e3) / (less * 15)), unit: ' for each tonne' },
  ],
  'predictive-maintenance-health-check': [
    { given: ['612', '290'], by: (machines, failures) => (machines * 3) / failures, digits: 1, unit: ' years' },
    { given: ['1,490 rpm', '89 teeth'], by: (speed, teeth) => (speed * teeth) / 60, unit: ' Hz' },
    { given: ['1,490 rpm', '89 teeth', '31 teeth'], by: (speed, wheel, pinion) => (speed * wheel) / pinion, unit: ' rpm' },
    { given: ['1,490 rpm'], by: (speed) => speed / 60, digits: 1, unit: ' Hz' },
  ],
  'remote-health-check': [{ given: ['55 °C', '46 °C'], by: () => (2 / 16) * 360, unit: '°' }],
  'gas-turbine-selection': [
    { given: ['26.0 MW', '35 °C'], by: (_, warm) => sitePower(industrial, plateau, warm), digits: 1, unit: ' MW' },
    { given: ['40 °C'], by: (warm) => sitePower(industrial, plateau, warm), digits: 1, unit: ' MW' },
    { given: ['minus 5 °C'], by: (cold) => sitePower(industrial, plateau, -cold), digits: 1, unit: ' MW' },
    { given: ['35 °C'], by: (warm) => sitePower(industrial, { ...plateau, losses: 2 }, warm), digits: 1, unit: ' MW at 35 °C' },
    { given: ['22.9 MW'], by: (iso) => sitePower({ isoPower: iso, derate: 0.7 }, plateau, 35), digits: 1, unit: ' MW' },
    { given: ['30 MW'], by: (iso) => sitePower({ isoPower: iso, derate: 0.85 }, plateau, 35), digits: 1, unit: ' MW' },
    { given: ['17.4 MW', '7 %'], by: (power, margin) => power * (1 + margin / 100), digits: 1, unit: ' MW' },
  ],
  'equipment-life-review': [
    {
      given: ['610', '143', '3.3'],
      by: (starts, trips, each) => Math.round((starts + trips * (each - 1)) / 10) * 10,
      unit: ' equivalent starts',
    },
    { given: ['61,000 h', '100,000 h', '940', '2,000 starts'], by: (h, hLimit, n, limit) => h / hLimit + n / limit, digits: 2, unit: '.' },
    { given: ['0.61'], by: fatigueBeside, digits: 2, unit: ' of fatigue' },
    { given: ['61,000 h', '33,000 h', '100,000 h'], by: (now, more, limit) => fatigueBeside((now + more) / limit), digits: 2, unit: ' |' },
    { given: ['0.38', '26,000'], by: (now, more) => now + more / 1e5, digits: 2, unit: ' | 0.11 |' },
    { given: ['0.38', '26,000'], by: (now, more) => fatigueBeside(now + more / 1e5), digits: 2, unit: ' |' },
    { given: ['0.35', '26,000'], by: (now, more) => now + more / 1e5, digits: 2, unit: ' | 0.10 |' },
    { given: ['0.35', '26,000'], by: (now, more) => fatigueBeside(now + more / 1e5), digits: 2, unit: ' |' },
  ],
  'lm2500-reliability': [
    { given: ['9,600 h'], by: (hours) => hours / 19, unit: ' h' },
    { given: ['9,600 h', '17,200 h'], by: (from, to) => Math.round((to - from) / 110) * 10, unit: ' h' },
    { given: ['33,000 h', '17,200 h'], by: (to, from) => to - from, unit: ' h' },
    { given: ['15,800 h'], by: (hours) => Math.round(hours / 60) * 10, unit: ' h' },
    { given: ['1.58', '9,600 h'], by: (slope, hours) => Math.round(hours / (19 * slope) / 10) * 10, unit: ' h' },
  ],
  'high-h2s-compressor-selection': [
    { given: ['12 bar', '4.5 %'], by: (bar, percent) => bar * percent, unit: ' kPa' },
    { given: ['30 bar', '4.5 %'], by: (bar, percent) => bar * percent, unit: ' kPa' },
    { given: ['95 bar', '4.5 %'], by: (bar, percent) => Math.round((bar * percent) / 10) * 10, unit: ' kPa' },
  ],
  'gas-lift-compressor-recovery': [
    { given: ['121 kJ/kg', '138 kJ/kg'], by: (found, map) => (1 - found / map) * 100, unit: ' %' },
    { given: ['2,200 m³/h', '1,740 m³/h'], by: (impeller, metered) => impeller - metered, unit: ' m³/h' },
    { given: ['2,200 m³/h', '1,740 m³/h'], by: (impeller, metered) => (1 - metered / impeller) * 100, unit: ' % of it' },
    { given: ['74 %', '1,740', '2,200'], by: (clean, metered, impeller) => (clean * metered) / impeller, digits: 1, unit: ' %' },
    {
      given: ['74 %', '14 %'],
      by: (clean, leak) => (clean * (1 - leak / 100)) / (1 + (WARM_RETURN * leak) / 100),
      unit: ' %, 3 points above',
    },
    { given: ['61 %', '58 %'], by: (predicted, measured) => predicted - measured, unit: ' points above the thermometers' },
    { given: ['1,740 m³/h', '1,290'], by: (held, forward) => held - forward, unit: ' went round' },
    { given: ['1,390 m³/h'], by: (line) => Math.round((line * 1.25) / 10) * 10, unit: ' m³/h' },
  ],
  'structured-technology-qualification': [
    { given: ['6.6 kV'], by: (line) => line / Math.sqrt(3), digits: 1, unit: ' kV to earth' },
    { given: ['3.8 kV', '1.5 times'], by: (earth, factor) => earth * factor, digits: 1, unit: ' kV' },
  ],
};

const SERVICES: Record<string, Sum[]> = {
  'assessing-equipment-performance': [
    { given: ['119 kJ/kg', '21.3', '20.1'], by: (head, filed, sampled) => (head * filed) / sampled, unit: ' kJ/kg' },
    {
      given: ['6,600 m³/h', '21.3', '20.1'],
      by: (flow, filed, sampled) => Math.round((flow * Math.sqrt(filed / sampled)) / 10) * 10,
      unit: ' m³/h',
    },
  ],
  'maintenance-improvement': [
    { given: ['2,960 h/y'], by: (hours) => (1 - hours / (5 * 8760)) * 100, digits: 1, unit: ' %' },
    { given: ['1,840 h/y'], by: (hours) => (1 - hours / (5 * 8760)) * 100, digits: 1, unit: ' %' },
  ],
  'novel-technology-de-risking': [
    { given: ['90 % confidence'], by: (confidence) => (1 - confidence / 100) ** (1 / 10) * 100, unit: ' % and no better' },
  ],
  'project-support-and-equipment-selection': [
    { given: ['23.5 MW', '38 °C'], by: (iso, warm) => sitePower({ isoPower: iso, derate: 0.68 }, patagonia, warm), digits: 1, unit: ' MW' },
    { given: ['23.8 MW', '38 °C'], by: (iso, warm) => sitePower({ isoPower: iso, derate: 1.05 }, patagonia, warm), digits: 1, unit: ' MW' },
  ],
  'independent-assessments': [
    { given: ['4,920 rpm', '5,600 rpm'], by: (critical, low) => separationMargin(critical, [low, 8400]), digits: 1, unit: ' %' },
    { given: ['6.8'], by: (factor) => requiredMargin(factor, false), digits: 1, unit: ' %' },
    { given: ['5,750 rpm', '5,600 rpm'], by: (to, from) => to - from, unit: ' of the 2,800 rpm' },
  ],
  inspections: [
    {
      given: ['2.1 mm/s', '1,190 rpm', '940 cpm'],
      by: (level, top, natural) => orderAmplitude(1, level, top, natural, dampingRatio(17.5), 'velocity')(natural),
      unit: ' mm/s',
    },
  ],
  training: [
    { given: ['2,980', '83 on the wheel'], by: (speed, teeth) => (speed * teeth) / 60, unit: ' Hz' },
    { given: ['2,980', '83 on the wheel', '29 on the pinion'], by: (speed, wheel, pinion) => (speed * wheel) / pinion, unit: ' rpm' },
  ],
  'equipment-reliability': [{ given: ['3.9', '2.4'], by: (best, low) => best / low, digits: 1, unit: ' either way' }],
};

const PAPERS: Record<string, Sum[]> = {
  'bad-actor-removals': [{ given: ['412 to 61 h'], by: () => ((412 + 288 + 176) / 1210) * 100, unit: ' % of the lost steam' }],
  'bearing-failure-analysis': [
    { given: ['At 0.05'], by: (friction) => lift(22, 5140, 0.45, friction, 0.6, 1.75), unit: ' kN, below the weight' },
  ],
  'emissions-reduction': [
    { given: ['238 MW', '78 %'], by: (full, share) => full * (1 - (0.4 * share) / 100), unit: ' MW at 60 % load' },
    { given: ['238 MW'], by: (full) => full * 0.6, unit: ' MW at 60 % load' },
  ],
  // Fourteen years to January 2024 at one rate, eight years after it at another.
  'equipment-life-review': [
    { given: ['0.61'], by: (creep) => fatigueBeside(creep - (4 * creep) / 14) * 100, unit: ' % in 2020' },
    { given: ['0.10'], by: (fatigue) => (fatigue - (4 * fatigue) / 14) * 100, unit: ' % in 2020' },
    { given: ['0.61', '33,000'], by: (creep, planned) => fatigueBeside(creep + (planned / 1e5) * (6 / 8)) * 100, unit: ' % in 2030' },
    { given: ['0.10'], by: (fatigue) => (fatigue + 0.04 * (6 / 8)) * 100, unit: ' % in 2030' },
  ],
  'gas-turbine-selection': [
    {
      given: ['22.9 MW', '35 °C'],
      by: (iso, warm) => sitePower({ isoPower: iso, derate: 0.7 }, { ...plateau, losses: 2 }, warm),
      digits: 1,
      unit: ' MW, against a demand',
    },
  ],
  'high-h2s-compressor-selection': [
    { given: ['3 kPa', '12 bar'], by: (partial, bar) => (partial / (bar * 100)) * 100, digits: 2, unit: ' % of H2S' },
  ],
  'lm2500-reliability': [{ given: ['three trips before and one after'], by: () => (4 + 1) / 2 ** 4, digits: 2, unit: ', and no claim' }],
  'technology-qualification': [
    { given: ['2.6', '2,300 h'], by: (shape, life) => weibullAge(0.1, shape, life), unit: ' h' },
    { given: ['10.4 K', '185'], by: (step) => faster(step, 50), unit: ',' },
    { given: ['10.4 K', '2,300 h'], by: (step, life) => Math.round((life * faster(step, 10)) / 10) * 10, unit: ' h' },
    { given: ['26,280 h'], by: (target) => Math.round((target * Math.log(5)) / 100) * 100, unit: ' h' },
    { given: ['400 h'], by: (hours) => Math.round(hours / Math.log(5) / 10) * 10, unit: ' h' },
  ],
};

const sums = (collection: 'cases' | 'services' | 'papers', table: Record<string, Sum[]>) =>
  Object.entries(table).flatMap(([id, list]) => list.map((sum, i) => [`${collection}/${id}`, i + 1, textOf(collection, id), sum] as const));

/** Running hours at a date (ms), on a straight line between the two lines of the diary that give hours before and after it. */
function hoursAt(lines: readonly { on: string; hours?: number | undefined }[], date: number): number {
  const known = lines.flatMap(({ on, hours }) => (hours === undefined ? [] : [{ at: Date.parse(on), hours }]));
  const after = known.findIndex(({ at }) => at >= date);
  const [from, to] = [known[after - 1], known[after]];
  if (!from || !to) throw new Error('The diary gives no running hours around that date.');
  return from.hours + ((to.hours - from.hours) * (date - from.at)) / (to.at - from.at);
}

describe('what a visit can have seen', () => {
  test('of the trips of the two LM2500s is what had happened by then', () => {
    const found = shownEntries('cases').find(({ id }) => id === 'lm2500-reliability');
    const lines = found?.data.diary.lines ?? [];
    const visit = lines.find(({ kind }) => kind === 'visit');
    if (!visit || found?.data.figure.type !== 'reliability-growth') throw new Error('The case has no visit or another drawing.');
    const hours = hoursAt(lines, Date.parse(visit.on));
    const trips = found.data.figure.segments.flatMap(({ events }) => events).filter((event) => event <= hours).length;
    expect(visit.text).toContain(` ${trips} trips`);
    expect(found.body.replaceAll(/\s+/g, ' ')).toContain(`There were ${trips} by our visit`);
  });
  test('is read off the hours before and after', () => {
    const lines = [{ on: '2020-01-01', hours: 0 }, { on: '2020-01-05' }, { on: '2020-01-11', hours: 100 }];
    expect(hoursAt(lines, Date.parse('2020-01-06'))).toBeCloseTo(50);
    expect(() => hoursAt(lines, Date.parse('2020-02-01'))).toThrow('no running hours');
  });
});

describe('a result follows from the numbers beside it', () => {
  test.each([...sums('cases', CASES), ...sums('services', SERVICES), ...sums('papers', PAPERS)])(
    '%s, sum %i',
    (file, _number, text, sum) => {
      none(
        missing(text, sum).map(
          (number) =>
            `src/content/${file}.mdx: the text doesn’t give ${number}, which follows from its other numbers or stands beside them`,
        ),
      );
    },
  );
  test('in every case', () => {
    expect(Object.keys(CASES).length).toBeGreaterThanOrEqual(11);
  });
  test('and one that does not is found', () => {
    const sum = { given: ['612', '290'], by: (machines: number, failures: number) => (machines * 3) / failures, digits: 1, unit: ' years' };
    expect(missing('612 machines, 290 failures, 7.1 years', sum)).toEqual(['6.3 years']);
    expect(missing('612 machines, 6.3 years', sum)).toEqual(['290']);
  });
});
