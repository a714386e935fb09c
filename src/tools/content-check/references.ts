import path from 'node:path';
import { z } from 'zod';
import { type CollectionName, collectionSchemas } from '../../schemas/collections.ts';
import type { SchemaContext, Target } from '../../schemas/fields.ts';
import { type Entry, field, valuesIn } from './entry.ts';
import { type Content, entriesOf } from './model.ts';

/** A field that names an entry of some collection. */
interface Named {
  path: PropertyKey[];
  collection: Target;
  id: string;
}

/** Marks what a schema made of a reference, so that it can be told apart in the data. */
class Reference<C extends Target> {
  readonly collection: C;
  readonly id: string;
  constructor(collection: C, id: string) {
    this.collection = collection;
    this.id = id;
  }
}

/** References in an entry's fields, with their paths: what its schema treats as one. */
export const referencesOf = ({ collection, data }: Entry): Named[] =>
  valuesIn(referenceSchema(collection).safeParse(data).data).flatMap(({ path, value }) =>
    value instanceof Reference ? [{ path, collection: value.collection, id: value.id }] : [],
  );

const REFERENCES: SchemaContext = {
  image: () => z.any(),
  reference: (collection) => z.string().transform((id) => new Reference(collection, id)),
};
const referenceSchemas = new Map<CollectionName, z.ZodType>();
function referenceSchema(name: CollectionName): z.ZodType {
  const schema = referenceSchemas.get(name) ?? (collectionSchemas[name].schema(REFERENCES) as z.ZodType);
  referenceSchemas.set(name, schema);
  return schema;
}

/** Whether data is valid for a collection's schema, whatever its references and pictures are. */
export const takes = (name: CollectionName, data: unknown): boolean => referenceSchema(name).safeParse(data).success;

/** Fields of settings and pages that hold a path of the site. */
export const routesIn = ({ collection, data }: Entry): { at: PropertyKey[]; value: string }[] =>
  collection === 'settings' || collection === 'pages'
    ? valuesIn(data).flatMap(({ path, value }) => (typeof value === 'string' && value.startsWith('/') ? [{ at: path, value }] : []))
    : [];

/** A picture that a field of an entry names. */
interface NamedPicture {
  entry: Entry;
  path: PropertyKey[];
  value: string;
  file: string;
}

export const namedPictures = (content: Pick<Content, 'entries'>): NamedPicture[] =>
  entriesOf(content).flatMap((entry) =>
    ['image', 'profileImage', 'drawing', 'logo'].flatMap((key) => {
      const value = field(entry.data, key);
      if (typeof value !== 'string') return [];
      return [{ entry, path: [key], value, file: path.posix.join(path.posix.dirname(entry.source.file), value) }];
    }),
  );
