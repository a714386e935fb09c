import { counted } from '../../../../lib/words.ts';
import type { Entry } from '../../model/entry.ts';
import { lengthOf } from '../length.ts';
import { atOffset, eachEntry, type Rule, type RuleResult } from '../rule.ts';

export const rules: Rule[] = [{ code: 'length', check: eachEntry(lengths) }];

function lengths(entry: Entry): RuleResult {
  const length = lengthOf(entry);
  if (!length || (length.words >= length.min && length.words <= length.max)) return [];
  const { what, words, min, max } = length;
  const { source } = entry;
  const firstWord = /^\s*/.exec(source.body)?.[0].length ?? 0;
  const at = Math.min(firstWord, Math.max(source.text.length - 1, 0));
  const message = `${what} has ${counted(words, 'word')}; it should have ${min > 0 ? `${min} to ` : 'at most '}${max}.`;
  const found = atOffset(source, at, message, words < min ? `Write about ${min - words} more.` : `Cut about ${words - max}.`);
  return words < min / 2 || words > max * 2 ? { ...found, severity: 'error' } : found;
}
