import { memoize } from '../../../../lib/memoize.ts';
import { houseStyleSchema } from '../../../../schemas/house-style.ts';
import { nodesIn, spanOf, textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import type { Rule, RuleResult } from '../rule.ts';
import { matchesIn, textsIn, type WordAdvice, type Written } from '../texts.ts';

export const rules: Rule[] = [
  {
    code: 'style',
    check: (content) => content.houseStyle && styleOf(rowsOf(content.houseStyle), content),
  },
];

type Words = Written & { isLink: boolean };

/** The words of an entry, and those of its links once more: some patterns are only about links. */
// Titles of literature keep their spelling.
const wordsIn = (entry: Entry): Words[] =>
  entry.collection === 'literature'
    ? []
    : [
        // What somebody said, between “ and ”, isn’t checked against the house style.
        ...textsIn(entry).map((text) => ({
          ...text,
          raw: blanked(text.raw, /“[^”]*”/g),
          isLink: false,
        })),
        ...nodesIn(entry.source.tree)
          .filter(
            (node) => node.type === 'link' && entry.source.text.startsWith('[', spanOf(node).start),
          )
          .map((node) => ({
            source: entry.source,
            start: spanOf(node).start + 1,
            raw: textOf(node),
            isLink: true,
          })),
      ];

/** The rows of a table, with patterns that match whole words, or the whole words of a link. */
const rowsOf = memoize((table: Source) =>
  (houseStyleSchema.safeParse(table.data).data ?? []).map((row) => {
    const [before, after] =
      row.in === 'links'
        ? ['^', '$']
        : [String.raw`(?<![\p{L}\p{M}\d]|\d[.,])`, String.raw`(?![\p{L}\p{M}\d])`];
    const leaves =
      row.except.length > 0 &&
      new RegExp(row.except.map((phrase) => RegExp.escape(phrase)).join('|'), 'giu');
    return {
      ...row,
      leaves,
      pattern: new RegExp(`${before}(?:${row.pattern})${after}`, row.exact ? 'gu' : 'giu'),
    };
  }),
);

/** The patterns of the table for words in texts, which then need no dictionary. */
export const stylePatterns = ({ houseStyle }: Content): RegExp[] =>
  houseStyle
    ? rowsOf(houseStyle).flatMap(({ pattern, in: where }) => (where === 'texts' ? pattern : []))
    : [];

const blanked = (raw: string, pattern: RegExp) =>
  raw.replace(pattern, (left) => ' '.repeat(left.length));

const styleOf = (rows: readonly Row[], content: Content): RuleResult =>
  entriesOf(content).map((entry) =>
    wordsIn(entry).map((words) =>
      rows
        .filter((row) => (row.in === 'links') === words.isLink)
        .map((row) => {
          const raw = row.leaves ? blanked(words.raw, row.leaves) : words.raw;
          const adviceFor = (match: RegExpExecArray) => advice(row, match);
          return matchesIn({ ...words, raw }, row.pattern, adviceFor, row.severity);
        }),
    ),
  );

type Row = ReturnType<typeof rowsOf>[number];

function advice({ message, replacement, exact }: Row, match: RegExpExecArray): WordAdvice {
  const [words] = match;
  const plain = replacement?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  const isCapital = !exact && /^\p{Lu}\p{Ll}/u.test(words);
  const right = isCapital ? plain?.replace(/^./u, (letter) => letter.toUpperCase()) : plain;
  return [
    message ? `“${words}”: ${message}` : `“${words}” is written “${right}” here.`,
    right
      ? `Write “${right}”.`
      : 'Write it another way; if it is right here, set the finding aside: allow: { style: the reason }',
    right,
  ];
}
