import { isScalar } from 'yaml';
import type { z } from 'zod';
import { memoize } from '../../../lib/memoize.ts';
import { visibleTexts } from '../../../schemas/fields.ts';
import { nodesIn, spanOf } from '../model/body.ts';
import { schemaOf } from '../model/checked.ts';
import { type Content, entriesOf } from '../model/content.ts';
import { type Entry, valuesIn } from '../model/entry.ts';
import { type Source, stretchOf } from '../model/source.ts';
import { schemaAt, wrappedBy } from './explain-issue.ts';
import { eachEntry, type RuleResult } from './rule.ts';

/** A stretch of a file that a visitor reads, as written. */
export interface Stretch {
  source: Source;
  /** Offsets in the file. */
  start: number;
  end: number;
  /** The stretch itself. */
  raw: string;
  entry: Entry;
  /** The field; empty for the text under the front matter. */
  path: PropertyKey[];
}

/** Every stretch of visible words of an entry, without link targets, code and field names. */
export const textsIn = memoize((entry: Entry): Stretch[] => [...fieldTexts(entry), ...bodyTexts(entry)]);
export const textsOf = (content: Content): Stretch[] => entriesOf(content).flatMap(textsIn);

/** Checks each text by itself, as `eachEntry` does. */
export const eachText = (look: (text: Stretch) => RuleResult) => eachEntry((entry) => textsIn(entry).map(look));

/** Whether a field's text has no gaps to fill in. */
export function isPlainField({ entry, path }: Stretch): boolean {
  if (path.length === 0) return false;
  const at = schemaAt(schemaOf(entry.collection), entry.data, path);
  return !(at && markOf(at)?.hasGaps);
}

function fieldTexts(entry: Entry): Stretch[] {
  const { source, base, data, collection } = entry;
  const schema = schemaOf(collection);
  const isVisible = (path: PropertyKey[]) => {
    const at = schemaAt(schema, data, path);
    return at !== undefined && markOf(at) !== undefined;
  };
  return valuesIn(data).flatMap(({ path, value }) => {
    const node = typeof value === 'string' && isVisible(path) ? source.node([...base, ...path]) : undefined;
    if (!isScalar(node)) return [];
    const stretch = stretchOf(source, node);
    return [{ source, ...stretch, raw: source.text.slice(stretch.start, stretch.end), entry, path }];
  });
}

type Mark = NonNullable<ReturnType<typeof visibleTexts.get>>;
/** What a schema, or the one it wraps, says about its words; nothing if visitors don't read them. */
function markOf(schema: z.core.$ZodType): Mark | undefined {
  const wrapped = wrappedBy(schema);
  return visibleTexts.get(schema) ?? (wrapped && markOf(wrapped));
}

function bodyTexts(entry: Entry): Stretch[] {
  const { source } = entry;
  return nodesIn(source.tree)
    .filter(({ type }) => type === 'text')
    .map((node) => {
      const { start, end } = spanOf(node);
      return { source, start, end, raw: source.text.slice(start, end), entry, path: [] };
    });
}
