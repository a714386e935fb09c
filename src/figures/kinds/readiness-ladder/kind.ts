import type { FigureOf, WordsOf } from '../../../schemas/figures/index.ts';
import { CHAR_PX, type Format, LINE_PX, wrap } from '../../drawing.ts';
import type { Kind } from '../../kind.ts';
import { horizontal, vertical } from '../../paths.ts';
import { Pen } from '../../pen.ts';
import { problem, unsorted } from '../../problems.ts';
import { spot } from '../../spots.ts';

type Ladder = FigureOf<'readiness-ladder'>;
type Words = WordsOf<'readiness-ladder'>;
/** Rails of the ladder and start of the texts, px from the left. */
const RAILS = [3, 43] as const;
const WORDS_PX = 58;
const GAP_PX = 14;
const TEXT_OF_STATUS = { met: 'after', partly: 'before', open: 'label' } as const;

/** Levels, the highest first. */
const descending = ({ levels }: Ladder) => levels.toSorted((a, b) => b.level - a.level);

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

function draw(ladder: Ladder, format: Format, words: Words) {
  const chars = Math.floor((format.widths[0] - WORDS_PX) / CHAR_PX);
  const steps = descending(ladder).map((level) => {
    const mark = level.status === 'met' ? '' : ` (${words[level.status]})`;
    return {
      ...level,
      title: wrap(`${level.level} ${level.name}${mark}`, chars),
      evidence: wrap(level.evidence, chars),
    };
  });
  const heights = steps.map((s) => (s.title.length + s.evidence.length) * LINE_PX + GAP_PX);
  const pen = new Pen(format, 26 + sum(heights) + 6);
  if (pen.compact) return drawCard(pen, ladder, words.level);

  pen.text('tick', words.level, { y: 11 });
  const rungs = heights.map((_, i) => 34 + sum(heights.slice(0, i)));
  for (const [i, { status, title, evidence }] of steps.entries()) {
    const y = (rungs[i] ?? 0) + 4;
    pen.text(TEXT_OF_STATUS[status], title, { dx: WORDS_PX, y });
    pen.text('tick', evidence, { dx: WORDS_PX, y: y + title.length * LINE_PX });
  }
  drawRungs(pen, steps, rungs, RAILS, [22, pen.height]);
  return pen.drawing();
}

/**
 * Two rails and the rungs: complete if met, broken off halfway if partly met, dotted if still open.
 */
function drawRungs(
  pen: Pen,
  levels: readonly Pick<Ladder['levels'][number], 'status'>[],
  rungs: readonly number[],
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
): void {
  const of = (status: string, to: number) =>
    rungs.filter((_, i) => levels[i]?.status === status).map((y) => horizontal(y, left, to));
  pen.pxLine('expected', ...of('open', right));
  pen.pxLine('curve', vertical(left, top, bottom), vertical(right, top, bottom));
  pen.pxLine('rung', ...of('met', right));
  pen.pxLine('half', ...of('partly', left + (right - left) * 0.55));
}

/** The card shows the ladder alone, wide, and the level reached. */
function drawCard(pen: Pen, ladder: Ladder, name: string) {
  const levels = descending(ladder);
  const [left, right] = [pen.narrowest * 0.26, pen.narrowest * 0.74];
  const rungs = levels.map((_, i) => 24 + (i * (pen.height - 48)) / Math.max(1, levels.length - 1));
  drawRungs(pen, levels, rungs, [left, right], [6, pen.height - 6]);
  const level = reached(ladder);
  const rung = rungs[levels.findIndex((each) => each.level === level)];
  if (rung !== undefined) {
    const beside = spot(0, rung + 4, right + 14);
    pen.label('after', `${name} ${level}`, [beside], { isMain: true });
  }
  return pen.drawing();
}

/** The highest level below which no rung is missing; undefined while the lowest is open. */
function reached(ladder: Ladder): number | undefined {
  const down = descending(ladder);
  const missing = down.findLastIndex(({ status }) => status !== 'met');
  return down[missing + 1]?.level;
}

function problems({ levels }: Ladder) {
  const numbers = levels.map(({ level }) => level);
  const open = levels.findIndex(({ status }) => status === 'open');
  const isAboveOpen = (i: number) => open >= 0 && i > open;
  const message = `is met above level ${numbers[open]}, which is open`;
  return [
    unsorted(numbers, (i) => ['levels', i, 'level'], 'the levels'),
    levels.map(
      ({ status }, i) =>
        status === 'met' &&
        isAboveOpen(i) &&
        problem(['levels', i, 'status'], message, 'Correct one of the two.'),
    ),
  ];
}

export const readinessLadder: Kind<'readiness-ladder'> = {
  problems,
  draw,
  table: (ladder, words) => ({
    head: [words.level, words.meaning, words.evidence, words.status],
    rows: descending(ladder).map((l) => [String(l.level), l.name, l.evidence, words[l.status]]),
  }),
};
