import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { NAMELESS_FOOT_PX, ruledXAxis } from '../../axes.ts';
import { type Format, textWidth } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import type { Pen } from '../../pen.ts';
import { rowSheet } from '../../rows.ts';
import { type Scale, scaleLinear } from '../../scale.ts';

type Life = FigureOf<'life-fraction'>;
type Words = WordsOf<'life-fraction'>;
const ROW_PX = 52;
const BAR_PX = 7;
/** Life fraction beyond which a bar is drawn with a break, and its value beside it. */
const CUT = 1.6;
const TICKS = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5];

/** What each part has used of its two limits so far, and at the end of the plan. */
function limitsOf({ parts, planned }: Life) {
  const limit = (name: 'hours' | 'starts', soFar: number, most: number) => {
    const more = planned?.[name] ?? 0;
    return { name, soFar, most, used: soFar / most, later: (soFar + more) / most };
  };
  return parts.map(({ label, hours, hoursLimit, starts, startsLimit }) => ({
    label,
    limits: [limit('hours', hours, hoursLimit), limit('starts', starts, startsLimit)],
  }));
}
type Limit = ReturnType<typeof limitsOf>[number]['limits'][number];

function textOf({ name, used, later }: Limit, words: Words): string {
  const before = later > used ? `${num(used, 2)} ${words.to} ` : '';
  return `${before}${num(later, 2)} ${words[name]}`;
}

function draw(life: Life, format: Format, words: Words) {
  const { planned, parts } = life;
  const title = planned ? `${words.consumed}; ${words.behind} ${planned.label}` : words.consumed;
  const rowsPx = parts.length * ROW_PX + 4;
  const { pen, head, bottom } = rowSheet(format, title, rowsPx, NAMELESS_FOOT_PX);
  const row = (bottom - head) / parts.length;
  const rows = limitsOf(life);
  const all = rows.flatMap(({ limits }) => limits);
  const longest = Math.min(CUT, Math.max(1, ...all.map(({ later }) => later)));
  // The values are in their own column on the right, even at the narrowest width.
  const texts = all.map((limit) => textWidth(textOf(limit, words)));
  const values = pen.compact ? 0 : Math.max(...texts) + 8;
  const full = (1 - values / pen.narrowest) / longest;
  const x = scaleLinear([0, 1], [0, full * 1000]);

  ruledXAxis(pen, head, bottom, { scale: x, ticks: TICKS.filter((tick) => tick <= longest) });
  for (const [i, { label, limits }] of rows.entries()) {
    const top = head + i * row;
    pen.text('label', label, { y: top + 13 });
    for (const [n, limit] of limits.entries()) {
      const y = pen.compact ? top + row * (0.18 + n * 0.36) : top + 19 + n * 15;
      drawBar(pen, limit, x, y, y + (pen.compact ? row * 0.26 : BAR_PX));
      const style = limit.later > 1 ? 'limit' : 'tick';
      pen.text(style, textOf(limit, words), { x: 1000, anchor: 'end', y: y + 8 });
    }
    // The limit line spans only the bars, so that it crosses no name.
    if (!pen.compact) pen.line('limit', vertical(x(1), top + 17, top + 19 + 15 + BAR_PX + 3));
  }
  if (pen.compact) pen.line('limit', vertical(x(1), head - 2, bottom));
  return pen.drawing();
}

/** What is used in ink, what the plan adds behind it; a break where the bar is cut. */
function drawBar(pen: Pen, { used, later }: Limit, x: Scale, top: number, bottom: number): void {
  const end = x(Math.min(used, CUT));
  if (later > used) pen.bars('straw', [end, top, x(Math.min(later, CUT)), bottom]);
  pen.bars('ink', [0, top, end, bottom]);
  const cut = x(CUT);
  if (later > CUT)
    pen.area(
      'paper',
      polyline([cut - 14, bottom], [cut - 8, top], [cut - 4, top], [cut - 10, bottom]),
    );
}

export const lifeFraction: Kind<'life-fraction'> = {
  draw,
  table(life, words) {
    const { planned } = life;
    const [hours, starts] = [words.hours, words.starts];
    const head = ['', `${hours}, ${words.limit}`, hours, `${starts}, ${words.limit}`, starts];
    if (planned) head.push(`${hours}, ${planned.label}`, `${starts}, ${planned.label}`);
    const rows = limitsOf(life).map(({ label, limits }) => [
      label,
      ...limits.flatMap(({ soFar, most, used }) => [`${num(soFar)} / ${num(most)}`, num(used, 2)]),
      ...(planned ? limits.map(({ later }) => num(later, 2)) : []),
    ]);
    return { head, rows };
  },
};
