import { memoize } from '../../../lib/memoize.ts';
import type { Content } from '../model/content.ts';
import type { Advice } from '../model/problem.ts';
import type { Source } from '../model/source.ts';
import { atOffset, type DraftFinding, type RuleResult } from './rule.ts';
import type { Severity } from './rule-table.ts';
import { eachText, type Stretch } from './texts.ts';

/** A pattern of words that are written another way here, or not at all. */
export interface Form {
  pattern: RegExp;
  /** What replaces a match: `--fix` writes it. */
  right?: (match: RegExpMatchArray) => string;
  /** What is wrong, if there is more to say than that it is written another way. */
  message?: (match: string) => string;
  /** What the writer has to do, if a program can't. */
  repair?: string | ((match: string) => string);
  /** If it differs from the rule's. */
  severity?: Severity;
  /** Leaves a match out. */
  unless?: (match: RegExpMatchArray, text: Stretch) => boolean;
}

/** Checks every text against patterns of words. */
export const byForms = (content: Content, forms: readonly Form[]): RuleResult => lookFor(forms)(content);

const lookFor = memoize((forms: readonly Form[]) => eachText((text) => formsIn(text, forms)));

/** The matches of some patterns in a text. */
export const formsIn = (text: Stretch, forms: readonly Form[]): RuleResult => forms.map((form) => byForm(text, form));

function byForm(text: Stretch, { pattern, right, message, repair, severity, unless }: Form): RuleResult {
  const found = matchesIn(text, pattern, (match) => {
    if (unless?.(match, text)) return undefined;
    const [written] = match;
    const instead = right?.(match);
    return [
      message?.(written) ?? `“${written}” is written ${instead === undefined ? 'another way' : `“${instead}”`} here.`,
      (typeof repair === 'function' ? repair(written) : repair) ?? `Write “${instead}”.`,
      instead,
    ];
  });
  return severity ? found.map((each) => ({ severity, ...each })) : found;
}

/** What is wrong with a match, what to do, and what replaces it if a program can. */
export type Said = readonly [...Advice, right?: string | undefined];

/** Findings at the matches of a pattern in a text. */
export function matchesIn(
  { source, start, raw }: Pick<Stretch, 'source' | 'start' | 'raw'>,
  pattern: RegExp,
  say: (match: RegExpExecArray) => Said | '' | undefined,
): DraftFinding[] {
  // `matchAll` copies its pattern, which is slow; most texts have no match.
  if (raw.search(pattern) < 0) return [];
  return [...raw.matchAll(pattern)].flatMap((match) => {
    const said = say(match);
    return said ? saidOf(source, start + match.index, match[0], said) : [];
  });
}

/** A finding at some words of a file. */
export function saidOf(source: Source, start: number, words: string, [message, repair, text]: Said): DraftFinding {
  return atOffset(source, start, message, repair, text === undefined ? undefined : { start, end: start + words.length, text });
}
