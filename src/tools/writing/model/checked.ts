import path from 'node:path';
import { z } from 'zod';
import { memoize } from '../../../lib/memoize.ts';
import { type CollectionName, collectionSchemas } from '../../../schemas/collections.ts';
import type { SchemaContext, Target } from '../../../schemas/fields.ts';
import { type Content, entriesOf } from './content.ts';
import { type Entry, valuesIn } from './entry.ts';

/**
 * What a schema makes of the name of an entry or the path of a picture, which would otherwise be
 * texts among others.
 */
class Reference<C extends Target | 'picture'> {
  readonly collection: C;
  readonly id: string;
  constructor(collection: C, id: string) {
    this.collection = collection;
    this.id = id;
  }
}

const CONTEXT: SchemaContext = {
  image: () =>
    z
      .string()
      .transform((path) => new Reference('picture', path))
      .pipe(z.any()),
  reference: (collection) => z.string().transform((id) => new Reference(collection, id)),
};
const made = memoize(({ schema }: { schema: (context: SchemaContext) => z.ZodType }) => {
  const whole = schema(CONTEXT);
  return { schema: whole, parse: memoize((data: object) => whole.safeParse(data)) };
});

/** The schema of a collection, which accepts any picture and any name of an entry. */
export const schemaOf = (name: CollectionName): z.ZodType => made(collectionSchemas[name]).schema;

/** What the schema makes of an entry; known, if its file has not changed since. */
export const parsed = ({ collection, data }: Pick<Entry, 'collection' | 'data'>) =>
  data instanceof Object
    ? made(collectionSchemas[collection]).parse(data)
    : schemaOf(collection).safeParse(data);

type Fields<C extends CollectionName> = z.input<
  ReturnType<(typeof collectionSchemas)[C]['schema']>
>;

/** An entry with fields that its schema accepts, as the file has them. */
type Checked<C extends CollectionName> = {
  [Name in C]: Entry & { collection: Name; data: Fields<Name> };
}[C];

/** Every entry that its schema accepts: all that are left after the stage `fields`. */
export const checkedIn = <C extends CollectionName>(
  content: Content,
  ...names: C[]
): Checked<C>[] =>
  entriesOf(content, ...names).filter((entry): entry is Checked<C> => parsed(entry).success);

type Settings = Checked<'settings'>['data'];

export const settingsOf = <K extends Settings['kind']>(content: Content, kind: K) =>
  checkedIn(content, 'settings').find(
    (entry): entry is Checked<'settings'> & { data: Extract<Settings, { kind: K }> } =>
      entry.data.kind === kind,
  );

/** References in an entry's fields, with their paths: what its schema treats as one. */
export const referencesOf = (
  entry: Entry,
): { path: PropertyKey[]; collection: Target; id: string }[] =>
  valuesIn(parsed(entry).data).flatMap(({ path, value }) =>
    value instanceof Reference && value.collection !== 'picture' ? [{ ...value, path }] : [],
  );

/** Fields of settings and pages that hold a path of the site. */
export const routesIn = ({ collection, data }: Entry): { path: PropertyKey[]; value: string }[] =>
  collection === 'settings' || collection === 'pages'
    ? valuesIn(data).flatMap(({ path, value }) =>
        typeof value === 'string' && value.startsWith('/') ? [{ path, value }] : [],
      )
    : [];

export const pictureReferences = (content: Content) =>
  entriesOf(content).flatMap((entry) => {
    const folder = path.posix.dirname(entry.source.file);
    return valuesIn(parsed(entry).data).flatMap(({ path: at, value }) =>
      value instanceof Reference && value.collection === 'picture'
        ? [{ entry, path: at, value: value.id, file: path.posix.join(folder, value.id) }]
        : [],
    );
  });
