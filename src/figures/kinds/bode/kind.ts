import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { besideTicks, HEAD_PX, type Plot, plotOf, xAxis, yAxis } from '../../axes.ts';
import type { Format, Spot } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num, withUnit } from '../../numbers.ts';
import { curve, horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { rotorResponse, separationMargin } from '../../physics/rotor.ts';
import { outside } from '../../problems.ts';
import { scaleLinear } from '../../scale.ts';
import { beside, spot } from '../../spots.ts';
import { TEXT_OF, withStyles } from '../../states.ts';

type Bode = FigureOf<'bode'>;
type Response = Bode['responses'][number];
type Words = WordsOf<'bode'>;

/** Height of the phase panel and of the gap over it, px. */
const PHASE_PX = 72;
const GAP_PX = 34;
/** Height of a dimension line with its text, px. */
const DIM_PX = 18;

/** Speeds (rpm), amplitudes and, in a panel below them that ends at the foot, phases (degrees). */
interface Panels extends Plot {
  phase: (lag: number) => number;
  foot: number;
}

function draw(bode: Bode, format: Format, words: Words) {
  const { responses, operating, speedRange } = bode;
  const pen = new Pen(format, 390);
  const dims = responses.filter((r) => separationMargin(r.criticalSpeed, operating) > 0);
  const { bottom: foot } = plotOf(pen);
  const phaseTop = foot - (pen.compact ? pen.height * 0.24 : PHASE_PX);
  const bottom = phaseTop - (pen.compact ? 16 : GAP_PX);
  const top = pen.compact ? 32 : HEAD_PX + DIM_PX * dims.length;
  const highest = Math.max(...responses.map(({ peak }) => peak));
  const y = scaleLinear([0, highest * 1.02], [bottom, top]);
  const phase = scaleLinear([0, 180], [phaseTop, foot]);
  const x = scaleLinear(speedRange, [besideTicks(pen, [...y.ticks(5), 180]), 1000]);
  const plot = { x, y, phase, top, bottom, foot };

  const [from, to] = [x(operating[0]), x(operating[1])];
  pen.bars('pale', [from, top, to, foot]);
  yAxis(pen, { scale: y, ticks: y.ticks(5), title: `${words.amplitude}, ${bode.amplitudeUnit}` });
  yAxis(pen, { scale: phase, ticks: [0, 90, 180], title: words.phase }, phaseTop - 18);
  pen.line('axis', horizontal(bottom));
  xAxis(pen, foot, { scale: x, ticks: x.ticks(6), title: words.speed });

  drawCurves(pen, bode, plot);
  for (const [i, response] of dims.entries())
    drawMargin(pen, bode, response, plot, words.margin, dims.length - 1 - i);
  pen.label('tick', words.operating, bandSpots(from, to, bottom), { wrap: 9 });
  for (const response of responses) drawPeak(pen, response, plot, words);
  return pen.drawing();
}

function drawCurves(pen: Pen, { responses, speedRange }: Bode, { x, y, phase }: Panels): void {
  for (const response of withStyles(responses)) {
    const { amplitude, phase: lag } = rotorResponse(response);
    pen.line(
      response.style,
      curve(speedRange, (speed) => [x(speed), y(amplitude(speed))], 600),
      curve(speedRange, (speed) => [x(speed), phase(lag(speed))], 600),
    );
  }
}

function drawPeak(pen: Pen, response: Response, { x, y }: Panels, words: Words): void {
  const { label, state, criticalSpeed, peak, amplificationFactor } = response;
  const [left, top] = [x(criticalSpeed), y(peak)];
  pen.dots(state, [left, top]);
  const speed = `${num(criticalSpeed)} ${words.rpm}`;
  const name = `${label}\n${speed}, ${words.amplification} ${num(amplificationFactor)}`;
  const spots = [8, 16, 26, 38, 52].flatMap((gap) =>
    [4, 20, 40, 64].flatMap((down) => beside([left, top + down], ['right', 'left'], gap)),
  );
  pen.label(TEXT_OF[state], name, spots, { wrap: 12 });
}

/** Places for the name of a band: within it, otherwise beside it. */
const bandSpots = (from: number, to: number, y: number): Spot[] => [
  spot((from + to) / 2, y - 8),
  spot(to, y - 8, -4),
  spot(from, y - 8, 4),
  spot(from, y - 8, -4),
  spot(1000, y - 8, -4),
];

/**
 * The separation margin as a dimension line between critical speed and the nearer end of the
 * operating range.
 * @param row 0 is the lowest, and the one that a card shows
 */
function drawMargin(
  pen: Pen,
  { operating: [slowest, fastest] }: Bode,
  { criticalSpeed, peak }: Response,
  plot: Panels,
  name: string,
  row: number,
): void {
  const margin = separationMargin(criticalSpeed, [slowest, fastest]);
  const level = plot.top - 6 - row * DIM_PX;
  const critical = plot.x(criticalSpeed);
  const end = plot.x(criticalSpeed < slowest ? slowest : fastest);
  const [left, right] = [Math.min(critical, end), Math.max(critical, end)];
  const tick = (x: number) => vertical(x, level - 4, level + 4);
  if (!pen.compact || row === 0)
    pen.line('axis', horizontal(level, left, right), tick(left), tick(right));
  pen.line('rule', vertical(critical, level, plot.y(peak)), vertical(end, level, plot.foot));
  const spots = [
    spot((left + right) / 2, level - 5),
    spot(right, level + 4, 6),
    spot(left, level + 4, -6),
  ];
  pen.label('label', `${name} ${num(margin, 0)} %`, spots, { isMain: row === 0 });
}

export const bode: Kind<'bode'> = {
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
      ...responses.map((response) => [
        response.label,
        num(response.criticalSpeed),
        num(response.amplificationFactor),
        num(response.peak),
        num(separationMargin(response.criticalSpeed, operating), 0),
      ]),
      [
        words.operating,
        withUnit(operating.map((speed) => num(speed)).join(' – '), words.rpm),
        '',
        '',
        '',
      ],
    ],
  }),
};
