import type { Advice } from '../model/problem.ts';
import type { Severity } from './codes.ts';
import { atOffset, type DraftFinding } from './rule.ts';
import type { Stretch } from './texts.ts';

/** What is wrong with some words, what to do, and what replaces them if a program can. */
export type WordAdvice = readonly [...Advice, right?: string | undefined];

/** Findings at the matches of a pattern in a text. */
export function matchesIn(
  { source, start, raw }: Pick<Stretch, 'source' | 'start' | 'raw'>,
  pattern: RegExp,
  advise: (match: RegExpExecArray) => WordAdvice | '' | undefined,
  severity?: Severity,
): DraftFinding[] {
  // `matchAll` copies its pattern, which is slow; most texts have no match.
  if (raw.search(pattern) < 0) return [];
  return [...raw.matchAll(pattern)].flatMap((match) => {
    const advice = advise(match);
    if (!advice) return [];
    const [message, repair, text] = advice;
    const at = start + match.index;
    const fix = text === undefined ? undefined : { start: at, end: at + match[0].length, text };
    return { ...atOffset(source, at, message, repair, severity), ...(fix && { fix }) };
  });
}
