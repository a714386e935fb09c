import { isScalar } from 'yaml';
import { memoize } from '../../../lib/memoize.ts';
import { nodesIn, spanOf } from '../model/body.ts';
import { schemaOf } from '../model/checked.ts';
import { type Content, entriesOf } from '../model/content.ts';
import type { Stretch } from '../model/edits.ts';
import { type Entry, valuesIn } from '../model/entry.ts';
import { fieldSchemaOf, schemaAt } from '../model/field-schema.ts';
import type { Advice, Problem } from '../model/problem.ts';
import { type Source, stretchOf } from '../model/source.ts';
import { atOffset, eachEntry, type RuleResult } from './rule.ts';

/** Some words of a file, and their offset in it. */
export interface Excerpt {
  source: Source;
  start: number;
  raw: string;
}

/** Words that a visitor reads. */
export interface VisibleText extends Excerpt {
  entry: Entry;
  /** The field; empty for the text below the fields. */
  path: PropertyKey[];
  /** Whether it is a field without gaps that are filled in. */
  isPlain: boolean;
}

/** Every visible text of an entry, without link targets, code and field names. */
export const textsIn = memoize((entry: Entry): VisibleText[] => [
  ...fieldTexts(entry),
  ...bodyTexts(entry),
]);
export const textsOf = (content: Content): VisibleText[] => entriesOf(content).flatMap(textsIn);

export const eachText = (look: (text: VisibleText) => RuleResult) =>
  eachEntry((entry) => textsIn(entry).map(look));

function fieldTexts(entry: Entry): VisibleText[] {
  const { source, base, data } = entry;
  const schema = fieldSchemaOf(schemaOf(entry.collection));
  return valuesIn(data).flatMap(({ path, value }) => {
    const visible = typeof value === 'string' ? schemaAt(schema, data, path)?.visible : undefined;
    const node = visible && source.node([...base, ...path]);
    if (!isScalar(node)) return [];
    return [
      { ...excerpt(source, stretchOf(source, node)), entry, path, isPlain: !visible?.hasGaps },
    ];
  });
}

const bodyTexts = (entry: Entry): VisibleText[] =>
  nodesIn(entry.source.tree)
    .filter(({ type }) => type === 'text')
    .map((node) => ({ ...excerpt(entry.source, spanOf(node)), entry, path: [], isPlain: false }));

const excerpt = (source: Source, { start, end }: Stretch): Excerpt => ({
  source,
  start,
  raw: source.text.slice(start, end),
});

/**
 * Problems at the matches of a pattern in a text.
 * @param advise nothing for a match that is right
 * @param rightFor what replaces a match, if a program can
 */
export function matchesIn(
  { source, start, raw }: Excerpt,
  pattern: RegExp,
  advise: (match: RegExpExecArray) => Advice | undefined,
  rightFor?: (match: RegExpExecArray) => string | undefined,
): Problem[] {
  // `matchAll` copies its pattern, which is slow; most texts have no match.
  if (raw.search(pattern) < 0) return [];
  return [...raw.matchAll(pattern)].flatMap((match) => {
    const advice = advise(match);
    if (!advice) return [];
    const at = start + match.index;
    const problem = atOffset(source, at, ...advice);
    const text = rightFor?.(match);
    // Where marks stand among the words, a program would replace these as well.
    if (text === undefined || !source.text.startsWith(match[0], at)) return problem;
    return { ...problem, fix: { start: at, end: at + match[0].length, text } };
  });
}
