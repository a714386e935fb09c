import { isScalar } from 'yaml';
import type { Stretch as Span } from '../../../lib/edits.ts';
import { memoize } from '../../../lib/memoize.ts';
import { nodesIn, spanOf } from '../model/body.ts';
import { schemaOf } from '../model/checked.ts';
import { type Content, entriesOf } from '../model/content.ts';
import { type Entry, valuesIn } from '../model/entry.ts';
import { fieldSchemaOf, schemaAt } from '../model/field-schema.ts';
import type { Advice } from '../model/problem.ts';
import { type Source, stretchOf } from '../model/source.ts';
import type { Severity } from './codes.ts';
import { atOffset, type DraftFinding, eachEntry, type RuleResult } from './rule.ts';

/** A stretch of a file, and its offset in the file. */
export interface Written {
  source: Source;
  start: number;
  raw: string;
}

/** A stretch that a visitor reads. */
export interface Stretch extends Written {
  entry: Entry;
  /** The field; empty for the text below the fields. */
  path: PropertyKey[];
  /** Whether it is a field without gaps that are filled in. */
  isPlain: boolean;
}

/** Every stretch of visible words of an entry, without link targets, code and field names. */
export const textsIn = memoize((entry: Entry): Stretch[] => [
  ...fieldTexts(entry),
  ...bodyTexts(entry),
]);
export const textsOf = (content: Content): Stretch[] => entriesOf(content).flatMap(textsIn);

/** Checks each text by itself, as `eachEntry` does. */
export const eachText = (look: (text: Stretch) => RuleResult) =>
  eachEntry((entry) => textsIn(entry).map(look));

function fieldTexts(entry: Entry): Stretch[] {
  const { source, base, data } = entry;
  const schema = fieldSchemaOf(schemaOf(entry.collection));
  return valuesIn(data).flatMap(({ path, value }) => {
    const visible = typeof value === 'string' ? schemaAt(schema, data, path)?.visible : undefined;
    const node = visible && source.node([...base, ...path]);
    if (!isScalar(node)) return [];
    return [
      { ...written(source, stretchOf(source, node)), entry, path, isPlain: !visible?.hasGaps },
    ];
  });
}

const bodyTexts = (entry: Entry): Stretch[] =>
  nodesIn(entry.source.tree)
    .filter(({ type }) => type === 'text')
    .map((node) => ({ ...written(entry.source, spanOf(node)), entry, path: [], isPlain: false }));

const written = (source: Source, { start, end }: Span): Written => ({
  source,
  start,
  raw: source.text.slice(start, end),
});

/** What is wrong with some words, what to do, and what replaces them if a program can. */
export type WordAdvice = readonly [...Advice, right?: string | undefined];

/** Findings at the matches of a pattern in a text. */
export function matchesIn(
  { source, start, raw }: Written,
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
