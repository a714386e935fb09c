import { memoize } from '../../../../lib/memoize.ts';
import { houseStyleSchema } from '../../../../schemas/house-style.ts';
import { nodesIn, spanOf, textOf } from '../../model/body.ts';
import { settingsOf } from '../../model/checked.ts';
import type { Content } from '../../model/content.ts';
import type { Entry } from '../../model/entry.ts';
import type { Source } from '../../model/source.ts';
import { matchesIn, type WordAdvice } from '../forms.ts';
import { type DraftFinding, eachEntry, type Rule, type RuleResult } from '../rule.ts';
import { textsIn, textsOf } from '../texts.ts';

export const rules: Rule[] = [
  { code: 'style', check: (content) => content.houseStyle && tableRule(content.houseStyle)(content) },
  { code: 'firm', check: firmNames },
];

type Words = Parameters<typeof matchesIn>[0] & { isLink: boolean };

/** The words of an entry, and those of its links once more: some patterns are only about links. */
// Titles of literature keep their spelling.
const wordsIn = (entry: Entry): Words[] =>
  entry.collection === 'literature'
    ? []
    : [
        ...textsIn(entry).map((text) => ({ ...text, isLink: false })),
        ...nodesIn(entry.source.tree)
          .filter((node) => node.type === 'link' && entry.source.text.startsWith('[', spanOf(node).start))
          .map((node) => ({ source: entry.source, start: spanOf(node).start + 1, raw: textOf(node), isLink: true })),
      ];

/** The rows of a table, with patterns that match whole words, or the whole words of a link. */
const rowsOf = memoize((table: Source) =>
  (houseStyleSchema.safeParse(table.data).data ?? []).map((row) => {
    const [before, after] = row.in === 'links' ? ['^', '$'] : [String.raw`(?<![\p{L}\p{M}\d])`, String.raw`(?![\p{L}\p{M}\d])`];
    return { ...row, pattern: new RegExp(`${before}(?:${row.pattern})${after}`, row.exact ? 'gu' : 'giu') };
  }),
);

/** Whether the table says something about a word, which then needs no dictionary. */
export const isInStyle = ({ houseStyle }: Content, word: string): boolean =>
  houseStyle !== undefined && rowsOf(houseStyle).some(({ pattern, in: where }) => where === 'texts' && word.replace(pattern, '') === '');

/** The rule that a table makes, one for each version of its file, so that unchanged entries aren't checked again. */
const tableRule = memoize((table: Source) => {
  const rows = rowsOf(table);
  return eachEntry((entry) =>
    wordsIn(entry).map((words) =>
      rows
        .filter((row) => (row.in === 'links') === words.isLink)
        .map(({ pattern, message, replacement, severity, except }): DraftFinding[] =>
          matchesIn(words, pattern, (match) => {
            if (isSpeech(words, match.index) || isWithin(words.raw, match, except)) return undefined;
            return advice(
              match[0],
              message,
              replacement?.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''),
            );
          }).map((found) => (severity ? { ...found, severity } : found)),
        ),
    ),
  );
});

function advice(words: string, message: string | undefined, replacement: string | undefined): WordAdvice {
  const right = replacement && (/^\p{Lu}\p{Ll}/u.test(words) ? replacement.slice(0, 1).toUpperCase() + replacement.slice(1) : replacement);
  return [
    message ? `“${words}”: ${message}` : `“${words}” is written “${right}” here.`,
    right ? `Write “${right}”.` : 'Write it another way; if it is right here, set the finding aside: allow: { style: the reason }',
    right,
  ];
}

/** Whether a match is within one of the phrases that a row leaves alone. */
const isWithin = (raw: string, { 0: words, index }: RegExpExecArray, except: readonly string[]) =>
  except.some((phrase) => {
    const at = raw.toLowerCase().indexOf(phrase.toLowerCase(), Math.max(0, index + words.length - phrase.length));
    return at >= 0 && at <= index;
  });

/** Whether a place is between “ and ” of one paragraph: what somebody said isn’t checked against the house style. */
function isSpeech({ source: { text }, start }: Words, index: number): boolean {
  const at = start + index;
  const [before = '', after = ''] = [
    text
      .slice(0, at)
      .split(/\n\s*\n/)
      .at(-1),
    text.slice(at).split(/\n\s*\n/)[0],
  ];
  return before.lastIndexOf('“') > before.lastIndexOf('”') && /^[^“]*”/.test(after);
}

/** The firm’s name, which <Firm /> prints in a text and which ends every page’s title. */
function firmNames(content: Content): RuleResult {
  const firm = settingsOf(content, 'company');
  if (!firm) return [];
  const names = [firm.data.name, firm.data.shortName].map((name) => RegExp.escape(name.trim()));
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'gu');
  return textsOf(content).map((text) => {
    if (text.path.join('.') === 'seo.title')
      return matchesIn(text, pattern, ([name]) => [`“${name}” is added to every page’s title anyway.`, 'Take the name out.']);
    const message = 'The firm’s name is typed here, so it would stay the same if it changed.';
    return text.path.length === 0 && matchesIn(text, pattern, () => [message, 'Write <Firm />, which prints the name.', '<Firm />']);
  });
}
