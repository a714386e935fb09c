import { memoize } from '../../lib/memoize.ts';
import type { Content } from './model.ts';
import { atOffset, type RuleResult } from './rule.ts';
import type { Severity } from './rule-table.ts';
import { eachText, type Text } from './texts.ts';

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
  unless?: (match: RegExpMatchArray, text: Text) => boolean;
}

/** Checks every text against patterns of words. */
export const byForms = (content: Content, forms: readonly Form[]): RuleResult => lookFor(forms)(content);

const lookFor = memoize((forms: readonly Form[]) => eachText((text) => formsIn(text, forms)));

/** The matches of some patterns in a text. */
export const formsIn = (text: Text, forms: readonly Form[]): RuleResult => forms.flatMap((form) => matchesIn(text, form));

function matchesIn(text: Text, { pattern, right, message, repair, severity, unless }: Form): RuleResult {
  // `matchAll` copies its pattern, which is slow; most texts have no match.
  if (text.raw.search(pattern) < 0) return [];
  return [...text.raw.matchAll(pattern)].flatMap((match) => {
    if (unless?.(match, text)) return [];
    const [written] = match;
    const [start, instead] = [text.start + match.index, right?.(match)];
    const found = atOffset(
      text.source,
      start,
      message?.(written) ?? `“${written}” is written ${instead === undefined ? 'another way' : `“${instead}”`} here.`,
      (typeof repair === 'function' ? repair(written) : repair) ?? `Write “${instead}”.`,
      instead === undefined ? undefined : { start, end: start + written.length, text: instead },
    );
    return [severity ? { severity, ...found } : found];
  });
}
