import { isScalar } from 'yaml';
import { z } from 'zod';
import { type CollectionName, collectionSchemas } from '../../schemas/collections.ts';
import { type Tools, visibleTexts } from '../../schemas/tools.ts';
import type { Node } from './body.ts';
import { schemaAt } from './explain-issue.ts';
import { type Content, type Entry, entriesOf, textOf } from './model.ts';
import { type Source, stretchOf } from './source.ts';

/** A stretch of a file that a visitor reads, as it stands there. */
export interface Text {
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

/** A paragraph, list item, table cell or field: what is read in one go. */
export interface Passage extends Text {
  /** Its words without marks, on one line. */
  plain: string;
}

const ANY: Tools = { image: () => z.any(), reference: () => z.any() };
const schemas = new Map<CollectionName, z.ZodType>();
function anySchema(name: CollectionName): z.ZodType {
  const schema = schemas.get(name) ?? (collectionSchemas[name].schema(ANY) as z.ZodType);
  schemas.set(name, schema);
  return schema;
}
const texts = new WeakMap<Content, Text[]>();
const passages = new WeakMap<Content, Passage[]>();

/** Every stretch of visible words, without links' targets, code and field names. */
export function textsOf(content: Content): Text[] {
  const known = texts.get(content) ?? entriesOf(content).flatMap((entry) => [...fieldTexts(entry), ...bodyTexts(entry, isWords)]);
  texts.set(content, known);
  return known;
}

/** Every passage of visible words. */
export function passagesOf(content: Content): Passage[] {
  const known =
    passages.get(content) ??
    entriesOf(content).flatMap((entry) => [
      ...fieldTexts(entry).map((text) => ({
        ...text,
        plain: String(entry.source.node([...entry.base, ...text.path]))
          .replace(/\s+/g, ' ')
          .trim(),
      })),
      ...bodyTexts(entry, isPassage).map((text) => ({ ...text, plain: textOf(text.node).replace(/\s+/g, ' ').trim() })),
    ]);
  passages.set(content, known);
  return known;
}

/** Texts of fields in which nothing is filled in. */
export const plainFieldsOf = (content: Content): Text[] =>
  entriesOf(content).flatMap((entry) =>
    fieldTexts(entry).filter(({ path }) => {
      const at = schemaAt(anySchema(entry.collection), entry.data, path);
      return !(at && markOf(at)?.hasGaps);
    }),
  );

function fieldTexts(entry: Entry): Text[] {
  const { source, base, data, collection } = entry;
  const schema = anySchema(collection);
  const isVisible = (path: PropertyKey[]) => {
    const at = schemaAt(schema, data, path);
    return at !== undefined && markOf(at) !== undefined;
  };
  const visit = (value: unknown, path: PropertyKey[]): Text[] => {
    if (Array.isArray(value)) return value.flatMap((item, i) => visit(item, [...path, i]));
    if (value && typeof value === 'object' && !(value instanceof Date))
      return Object.entries(value).flatMap(([key, item]) => visit(item, [...path, key]));
    if (typeof value !== 'string' || !isVisible(path)) return [];
    const node = source.node([...base, ...path]);
    if (!isScalar(node)) return [];
    const stretch = stretchOf(source, node);
    return [{ source, ...stretch, raw: source.text.slice(stretch.start, stretch.end), entry, path }];
  };
  return visit(data, []);
}

type Mark = NonNullable<ReturnType<typeof visibleTexts.get>>;
/** What a schema, or the one it wraps, says of its words; nothing where no visitor reads them. */
function markOf(schema: z.core.$ZodType): Mark | undefined {
  const mark = visibleTexts.get(schema);
  const { innerType } = schema._zod.def as { innerType?: z.core.$ZodType };
  return mark ?? (innerType && markOf(innerType));
}

const isWords = ({ type }: Node) => type === 'text';
const isPassage = ({ type }: Node) => type === 'paragraph' || type === 'heading' || type === 'tableCell';

function bodyTexts(entry: Entry, isWanted: (node: Node) => boolean): (Text & { node: Node })[] {
  const { source } = entry;
  const visit = (node: Node): (Text & { node: Node })[] => {
    if (!isWanted(node)) return (node.children ?? []).flatMap(visit);
    if (!node.position) return [];
    const start = source.bodyOffset + node.position.start.offset;
    const end = source.bodyOffset + node.position.end.offset;
    return [{ source, start, end, raw: source.text.slice(start, end), entry, path: [], node }];
  };
  return source.tree ? visit(source.tree) : [];
}

/** The sentence of a passage that holds an offset of it. */
export function sentenceAt(plain: string, offset: number): string {
  const before = plain.slice(0, offset).search(/[^.!?]*$/);
  const after = plain.slice(offset).search(/[.!?](?:\s|$)/);
  return plain.slice(Math.max(before, 0), after < 0 ? plain.length : offset + after + 1).trim();
}
