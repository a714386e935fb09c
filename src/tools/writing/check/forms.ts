import type { Advice } from '../model/problem.ts';
import type { Source } from '../model/source.ts';
import { atOffset, type DraftFinding } from './rule.ts';
import type { Stretch } from './texts.ts';

/** What is wrong with some words, what to do, and what replaces them if a program can. */
export type WordAdvice = readonly [...Advice, right?: string | undefined];

/** Findings at the matches of a pattern in a text. */
export function matchesIn(
  { source, start, raw }: Pick<Stretch, 'source' | 'start' | 'raw'>,
  pattern: RegExp,
  advise: (match: RegExpExecArray) => WordAdvice | '' | undefined,
): DraftFinding[] {
  // `matchAll` copies its pattern, which is slow; most texts have no match.
  if (raw.search(pattern) < 0) return [];
  return [...raw.matchAll(pattern)].flatMap((match) => {
    const advice = advise(match);
    return advice ? findingAt(source, start + match.index, match[0], advice) : [];
  });
}

/** A finding at some words of a file. */
function findingAt(
  source: Source,
  start: number,
  words: string,
  [message, repair, text]: WordAdvice,
): DraftFinding {
  return atOffset(
    source,
    start,
    message,
    repair,
    text === undefined ? undefined : { start, end: start + words.length, text },
  );
}
