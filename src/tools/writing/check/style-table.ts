import { memoize } from '../../../lib/memoize.ts';
import { houseStyleSchema } from '../../../schemas/house-style.ts';
import type { Content } from '../model/content.ts';
import type { Source } from '../model/source.ts';

export type Row = ReturnType<typeof rowsOf>[number];

/** The rows of the house style: what this site writes another way, or not at all. */
export const styleRows = ({ houseStyle }: Content): readonly Row[] =>
  houseStyle ? rowsOf(houseStyle) : [];

/** The rows of a table, with patterns that match whole words, or the whole words of a link. */
const rowsOf = memoize((table: Source) =>
  (houseStyleSchema.safeParse(table.data).data ?? []).map((row) => {
    const [before, after] =
      row.in === 'links'
        ? ['^', '$']
        : [String.raw`(?<![\p{L}\p{M}\d]|\d[.,])`, String.raw`(?![\p{L}\p{M}\d])`];
    const pattern = new RegExp(`${before}(?:${row.pattern})${after}`, row.exact ? 'gu' : 'giu');
    const phrases = row.except.map((phrase) => RegExp.escape(phrase)).join('|');
    return { ...row, pattern, exceptions: phrases && new RegExp(phrases, 'giu') };
  }),
);
