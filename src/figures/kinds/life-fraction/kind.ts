import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { NAMELESS_FOOT_PX, ruledXAxis } from '../../axes.ts';
import { type Format, textWidth } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { num } from '../../numbers.ts';
import { polyline, vertical } from '../../paths.ts';
import { rowSheet } from '../../rows.ts';
import { scaleLinear } from '../../scale.ts';

type Life = FigureOf<'life-fraction'>;
type Words = WordsOf<'life-fraction'>;
const ROW_PX = 52;
const BAR_PX = 7;
/** Life fraction beyond which a bar is drawn with a break, and its value beside it. */
const CUT = 1.6;

/** What each part has used of its two limits so far, and at the end of the plan. */
function limitsOf({ parts, planned }: Life) {
  const limit = (name: 'hours' | 'starts', soFar: number, most: number) => {
    const more = planned?.[name] ?? 0;
    return {
      name,
      soFar,
      most,
      used: soFar / most,
      later: (soFar + more) / most,
    };
  };
  return parts.map(({ label, hours, hoursLimit, starts, startsLimit }) => ({
    label,
    limits: [limit('hours', hours, hoursLimit), limit('starts', starts, startsLimit)],
  }));
}

function draw(life: Life, format: Format, words: Words) {
  const title = life.planned
    ? `${words.consumed}; ${words.behind} ${life.planned.label}`
    : words.consumed;
  const { pen, head, bottom } = rowSheet(
    format,
    title,
    life.parts.length * ROW_PX + 4,
    NAMELESS_FOOT_PX,
  );
  const row = (bottom - head) / life.parts.length;
  const parts = limitsOf(life).map(({ label, limits }) => ({
    label,
    bars: limits.map(({ name, used, later }) => {
      const before = later > used ? `${num(used, 2)} ${words.to} ` : '';
      return { used, later, text: `${before}${num(later, 2)} ${words[name]}` };
    }),
  }));
  const all = parts.flatMap(({ bars }) => bars);
  const longest = Math.min(CUT, Math.max(1, ...all.map(({ later }) => later)));
  // The values are in their own column on the right, even at the narrowest width.
  const values = pen.compact ? 0 : Math.max(...all.map(({ text }) => textWidth(text))) + 8;
  const full = (1 - values / pen.narrowest) / longest;
  const x = scaleLinear([0, 1], [0, full * 1000]);

  const ticks = [0, 0.25, 0.5, 0.75, 1, 1.25, 1.5].filter((t) => t <= longest);
  ruledXAxis(pen, head, bottom, { scale: x, ticks });
  parts.forEach(({ label, bars }, i) => {
    const top = head + i * row;
    pen.text('label', label, { y: top + 13 });
    for (const [n, { used, later, text }] of bars.entries()) {
      const y = pen.compact ? top + row * (0.18 + n * 0.36) : top + 19 + n * 15;
      const thick = pen.compact ? row * 0.26 : BAR_PX;
      if (later > used)
        pen.bars('straw', [x(Math.min(used, CUT)), y, x(Math.min(later, CUT)), y + thick]);
      pen.bars('ink', [0, y, x(Math.min(used, CUT)), y + thick]);
      if (later > CUT)
        pen.area(
          'paper',
          polyline(
            [x(CUT) - 14, y + thick],
            [x(CUT) - 8, y],
            [x(CUT) - 4, y],
            [x(CUT) - 10, y + thick],
          ),
        );
      pen.text(later > 1 ? 'limit' : 'tick', text, { x: 1000, anchor: 'end', y: y + 8 });
    }
    // The limit line spans only the bars, so that it crosses no name.
    if (!pen.compact) pen.line('limit', vertical(x(1), top + 17, top + 19 + 15 + BAR_PX + 3));
  });
  if (pen.compact) pen.line('limit', vertical(x(1), head - 2, bottom));
  return pen.drawing();
}

export const lifeFraction: Kind<'life-fraction'> = {
  draw,
  table(life, words) {
    const extra = life.planned
      ? [`${words.hours}, ${life.planned.label}`, `${words.starts}, ${life.planned.label}`]
      : [];
    return {
      head: [
        '',
        `${words.hours}, ${words.limit}`,
        words.hours,
        `${words.starts}, ${words.limit}`,
        words.starts,
        ...extra,
      ],
      rows: limitsOf(life).map(({ label, limits }) => [
        label,
        ...limits.flatMap(({ soFar, most, used }) => [
          `${num(soFar)} / ${num(most)}`,
          num(used, 2),
        ]),
        ...(life.planned ? limits.map(({ later }) => num(later, 2)) : []),
      ]),
    };
  },
};
