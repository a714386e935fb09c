import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, HEAD_PX, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Point, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { beside, spot } from '../../labels.ts';
import { num, withUnit } from '../../numbers.ts';
import { curve, horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { rotorResponse, separationMargin } from '../../physics/rotor.ts';
import { outside } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { TEXT_OF, withStyles } from '../../states.ts';

type Bode = FigureOf<'bode'>;
type Response = Bode['responses'][number];
type Words = WordsOf<'bode'>;

/** Height of the phase panel and of the gap over it, px. */
const PHASE_PX = 72;
const GAP_PX = 34;
/** Height of a dimension line with its text, px. */
const DIM_PX = 18;

function draw(bode: Bode, format: Format, words: Words) {
  const pen = new Pen(format, 390);
  const { bottom: foot } = plotOf(pen);
  const phaseTop = foot - (pen.compact ? pen.height * 0.24 : PHASE_PX);
  const bottom = phaseTop - (pen.compact ? 16 : GAP_PX);
  const dims = bode.responses.filter((r) => separationMargin(r.criticalSpeed, bode.operating) > 0);
  const top = pen.compact ? 32 : HEAD_PX + DIM_PX * dims.length;
  const highest = Math.max(...bode.responses.map((r) => r.peak));
  const y = scaleLinear([0, highest * 1.02], [bottom, top]);
  const phase = scaleLinear([0, 180], [phaseTop, foot]);
  const x = scaleLinear(bode.speedRange, [
    Math.max(besideTicks(pen, y.ticks(5)), besideTicks(pen, [180])),
    1000,
  ]);

  const [from, to] = [x(bode.operating[0]), x(bode.operating[1])];
  pen.bars('pale', [from, top, to, foot]);
  yAxis(pen, { scale: y, ticks: y.ticks(5), title: `${words.amplitude}, ${bode.amplitudeUnit}` });
  yAxis(pen, { scale: phase, ticks: [0, 90, 180], title: words.phase }, phaseTop - 18);
  pen.line('axis', horizontal(bottom));
  xAxis(pen, foot, { scale: x, ticks: x.ticks(6), title: words.speed });

  for (const response of withStyles(bode.responses)) {
    const { amplitude, phase: lag } = rotorResponse(response);
    pen.line(
      response.style,
      curve(bode.speedRange, (n) => [x(n), y(amplitude(n))], 600),
      curve(bode.speedRange, (n) => [x(n), phase(lag(n))], 600),
    );
  }

  for (const [i, response] of dims.entries())
    drawMargin(pen, bode, response, words.margin, {
      x,
      y: top - 6 - (dims.length - 1 - i) * DIM_PX,
      peak: y(response.peak),
      foot,
      isMain: i === dims.length - 1,
    });
  pen.label('tick', words.operating, bandSpots(from, to, bottom), 9);
  for (const response of bode.responses) {
    const peak: Point = [x(response.criticalSpeed), y(response.peak)];
    pen.dots(response.state, peak);
    const name = `${response.label}\n${num(response.criticalSpeed)} ${words.rpm}, ${words.amplification} ${num(response.amplificationFactor)}`;
    pen.label(
      TEXT_OF[response.state],
      name,
      [8, 16, 26, 38, 52].flatMap((gap) =>
        [0, 16, 36, 60].flatMap((down) =>
          beside([peak[0], peak[1] + 4 + down], ['right', 'left'], gap),
        ),
      ),
      12,
    );
  }
  return pen.drawing();
}

/** Places for the name of a band: within it, otherwise beside it. */
const bandSpots = (from: number, to: number, y: number): Spot[] => [
  spot((from + to) / 2, y - 8),
  spot(to, y - 8, -4),
  spot(from, y - 8, 4),
  spot(from, y - 8, -4),
  spot(1000, y - 8, -4),
];

interface Dimension {
  x: (speed: number) => number;
  /** Where the line, the peak and the end of the panels lie, px */
  y: number;
  peak: number;
  foot: number;
  isMain: boolean;
}

/**
 * The separation margin as a dimension line between critical speed and the nearer end of the
 * operating range.
 */
function drawMargin(
  pen: Pen,
  bode: Bode,
  { criticalSpeed }: Response,
  name: string,
  { x, y, peak, foot, isMain }: Dimension,
): void {
  const margin = separationMargin(criticalSpeed, bode.operating);
  const end = criticalSpeed < bode.operating[0] ? bode.operating[0] : bode.operating[1];
  const [left, right] = [Math.min(x(criticalSpeed), x(end)), Math.max(x(criticalSpeed), x(end))];
  if (!pen.compact || isMain)
    pen.line(
      'axis',
      horizontal(y, left, right),
      vertical(left, y - 4, y + 4),
      vertical(right, y - 4, y + 4),
    );
  pen.line('rule', vertical(x(criticalSpeed), y, peak), vertical(x(end), y, foot));
  const spots = [spot((left + right) / 2, y - 5), spot(right, y + 4, 6), spot(left, y + 4, -6)];
  pen[isMain ? 'mainLabel' : 'label']('label', `${name} ${num(margin, 0)} %`, spots);
}

export const bode = {
  problems: ({ operating, responses, speedRange }) => [
    operating.map((speed, i) => outside(speed, speedRange, ['operating', i], 'the speed axis')),
    responses.map((r, i) =>
      outside(r.criticalSpeed, speedRange, ['responses', i, 'criticalSpeed'], 'the speed axis'),
    ),
  ],
  draw,
  table: ({ responses, operating, amplitudeUnit }, words) => ({
    head: [
      '',
      words.criticalSpeed,
      words.amplification,
      `${words.amplitude}, ${amplitudeUnit}`,
      `${words.margin}, %`,
    ],
    rows: [
      ...responses.map((r) => [
        r.label,
        num(r.criticalSpeed),
        num(r.amplificationFactor),
        num(r.peak),
        num(separationMargin(r.criticalSpeed, operating), 0),
      ]),
      [
        words.operating,
        withUnit(`${num(operating[0])} – ${num(operating[1])}`, words.rpm),
        '',
        '',
        '',
      ],
    ],
  }),
} satisfies Kind<'bode'>;
