import { scaleLinear } from 'd3-scale';
import type { z } from 'zod';
import { besideTicks, clearOf, HEAD_PX, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point } from '../../drawing.ts';
import { change, fact, type Kind } from '../../kind.ts';
import { along, around, beside, spot } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { curve, level, upright } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { sitePower, temperatureFor } from '../../physics/rating.ts';
import { outside, wrong } from '../../problems.ts';
import { wordsOf } from '../../words.ts';
import { schema, wordsSchema } from './schema.ts';

type Rating = z.infer<typeof schema>;
const words = wordsOf(schema, wordsSchema);
const needed = ({ demand }: Rating) => demand.power * (1 + demand.margin / 100);

function draw(rating: Rating, format: Format) {
  const pen = new Pen(format, 340);
  const { machines, temperatureRange, demand, designTemperature, powerUnit } = rating;
  const powers = machines.flatMap((m) => temperatureRange.map((t) => sitePower(m, rating, t)));
  const [low, high] = [Math.min(...powers, demand.power), Math.max(...powers, needed(rating))];
  const { top, bottom } = plotOf(pen);
  const y = scaleLinear([low - (high - low) * 0.12, high + (high - low) * 0.08], [bottom, top]);

  const x = scaleLinear(temperatureRange, [besideTicks(pen, y.ticks(5)), 1000]);

  if (demand.margin > 0) pen.bars('pale', [0, y(needed(rating)), 1000, y(demand.power)]);
  yAxis(pen, { scale: y, ticks: clearOf(bottom, y, y.ticks(5)), title: `${words().power}, ${powerUnit}` });
  xAxis(pen, bottom, { scale: x, ticks: x.ticks(6), title: words().temperature });
  const design = x(designTemperature);
  pen.line('thin', upright(design, bottom, pen.terse ? 16 : HEAD_PX - 8));
  pen.line('limit', level(y(demand.power)));

  const drawn = machines.map((m) => {
    const power = sitePower(m, rating, designTemperature);
    const line = curve(temperatureRange, (t) => [x(t), y(sitePower(m, rating, t))]);
    return { ...m, power, at: [design, y(power)] as const, line, text: m.chosen ? ('after' as const) : ('label' as const) };
  });
  for (const { chosen, line } of drawn) pen.line(chosen ? 'after' : 'curve', line);
  for (const { chosen, at } of drawn) pen.dots(chosen ? 'after' : 'expected', at);
  for (const { chosen, text, power, at } of drawn)
    pen[chosen ? 'key' : 'label'](text, withUnit(num(power), powerUnit), around(at, ['aboveRight', 'belowLeft', 'right', 'left']));
  for (const { text, label, line } of drawn) {
    const on = [0.02, 0.2, 0.4, 0.6, 0.9].map((share) => pointAlong(line, share));
    const spots = on.flatMap((point) => beside(point, ['aboveRight', 'belowRight', 'belowLeft']));
    pen.label(text, label, spots);
  }
  const needs = y(demand.power);
  pen.label('limit', `${demand.label} ${num(demand.power)}`, along(needs, [0, 150, 300, 500, 1000], 'under'), 20);
  const margin = y(needed(rating));
  if (demand.margin > 0 && needs - margin > 13)
    pen.label(
      'tick',
      `${words().margin} ${num(demand.margin)} %`,
      [0, 200, 400, 700].map((at) => ({ x: at, dx: 0, y: (needs + margin) / 2 + 4, anchor: 'start' as const })),
      undefined,
      'optional',
    );
  pen.label('tick', `${words().design} ${num(designTemperature)} °C`, [
    ...[-5, 5].map((dx) => spot(design, HEAD_PX, dx, [design, HEAD_PX])),
    ...[-5, 5].map((dx) => spot(design, bottom - 6, dx, [design, bottom])),
  ]);
  return pen.drawing();
}

/** Point at a share of a polyline's width. */
function pointAlong(line: readonly Point[], share: number): Point {
  const next = line.findIndex(([px]) => px >= share * 1000);
  const [a, b] = [line[Math.max(0, next - 1)] ?? [0, 0], line[next] ?? [0, 0]];
  const t = b[0] === a[0] ? 0 : (share * 1000 - a[0]) / (b[0] - a[0]);
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

export const siteRating = {
  schema,
  wordsSchema,
  problems: ({ temperatureRange, designTemperature }) =>
    temperatureRange[0] >= temperatureRange[1]
      ? wrong(['temperatureRange'], `runs from ${temperatureRange.join(' to ')}`, 'Write the lower temperature first.')
      : outside(designTemperature, temperatureRange, ['designTemperature'], 'the temperatures'),
  draw,
  facts(rating) {
    const { machines, powerUnit, demand, designTemperature, elevation, losses, temperatureRange } = rating;
    return [
      fact('Margin asked for', demand.margin, '%'),
      fact('Demand with margin', needed(rating), powerUnit),
      fact('Elevation', elevation, 'm'),
      fact('Losses', losses, '%'),
      [designTemperature, ...temperatureRange].map((t) => fact('Temperature at the site', t, '°C')),
      machines.map((m) => {
        const full = temperatureFor(m, rating, demand.power);
        return [
          fact(`${m.label}: ISO power`, m.isoPower, powerUnit),
          fact(`${m.label}: power lost per °C`, m.derate, '%'),
          change(`${m.label}: over the demand`, powerUnit, demand.power, sitePower(m, rating, designTemperature)),
          full !== undefined && fact(`${m.label}: temperature up to which it meets the demand`, full, '°C'),
        ];
      }),
    ];
  },
  table(rating) {
    const { machines, powerUnit, designTemperature, temperatureRange, demand } = rating;
    const temperatures = [temperatureRange[0], 15, designTemperature, temperatureRange[1]]
      .filter((t, i, all) => all.indexOf(t) === i)
      .sort((a, b) => a - b);
    return {
      head: [`${words().power}, ${powerUnit}`, ...temperatures.map((t) => `${num(t)} °C`)],
      rows: [
        ...machines.map((m) => [m.label, ...temperatures.map((t) => num(sitePower(m, rating, t)))]),
        [demand.label, ...temperatures.map(() => num(demand.power))],
      ],
    };
  },
} satisfies Kind<typeof schema>;
