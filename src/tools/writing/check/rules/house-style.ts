import { nodesIn, spanOf, textOf } from '../../model/body.ts';
import { type Content, entriesOf } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import type { Advice, Problem } from '../../model/problem.ts';
import type { RuleResult, Rules } from '../rule.ts';
import { type Row, styleRows } from '../style-table.ts';
import { type Excerpt, matchesIn, textsIn } from '../texts.ts';

export const rules: Rules = { language: [{ code: 'style', check: houseStyle }] };

function houseStyle(content: Content): RuleResult {
  const rows = styleRows(content);
  // Titles of literature keep their spelling.
  const entries = entriesOf(content).filter(({ collection }) => collection !== 'literature');
  return entries.map((entry) => {
    const words = { texts: textsIn(entry).map(withoutQuotations), links: linksIn(entry) };
    return rows.map((row) => words[row.in].map((excerpt) => deviations(row, excerpt)));
  });
}

/** What somebody said, between “ and ”, isn’t checked against the house style. */
const withoutQuotations = (text: Excerpt): Excerpt => blanked(text, /“[^”]*”/g);

/** The words of each link that is written in brackets, without marks, from where they start. */
const linksIn = ({ source }: Entry): Excerpt[] =>
  nodesIn(source.tree)
    .filter((node) => node.type === 'link' && source.text.startsWith('[', spanOf(node).start))
    .map((node) => {
      const first = nodesIn(node).find(({ type }) => type === 'text') ?? node;
      return { source, start: spanOf(first).start, raw: textOf(node) };
    });

const blanked = (excerpt: Excerpt, pattern: RegExp): Excerpt => ({
  ...excerpt,
  raw: excerpt.raw.replace(pattern, (words) => ' '.repeat(words.length)),
});

function deviations(row: Row, words: Excerpt): Problem[] {
  const { pattern, exceptions, message, severity } = row;
  const advise = (match: RegExpExecArray): Advice => {
    const right = replacementFor(row, match);
    return [
      message ? `“${match[0]}”: ${message}` : `“${match[0]}” is written “${right}” here.`,
      right
        ? `Write “${right}”.`
        : 'Write it another way; if it is right here, set the finding aside: allow: { style: the reason }',
      severity,
    ];
  };
  const looked = exceptions ? blanked(words, exceptions) : words;
  return matchesIn(looked, pattern, advise, (match) => replacementFor(row, match));
}

/** What a row puts in the place of a match, with its groups, and as capital as it was. */
function replacementFor({ replacement, exact }: Row, match: RegExpExecArray): string | undefined {
  const plain = replacement?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');
  const isCapital = !exact && /^\p{Lu}\p{Ll}/u.test(match[0]);
  return isCapital ? plain?.replace(/^./u, (letter) => letter.toUpperCase()) : plain;
}
