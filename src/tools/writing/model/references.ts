import path from 'node:path';
import type { Target } from '../../../schemas/fields.ts';
import { Picture, parsed, Reference } from './checked.ts';
import { type Content, entriesOf } from './content.ts';
import { type Entry, valuesIn } from './entry.ts';

/** A field that names an entry of some collection. */
interface Named {
  path: PropertyKey[];
  collection: Target;
  id: string;
}

/** References in an entry's fields, with their paths: what its schema treats as one. */
export const referencesOf = (entry: Entry): Named[] =>
  valuesIn(parsed(entry).data).flatMap(({ path, value }) =>
    value instanceof Reference ? [{ path, collection: value.collection, id: value.id }] : [],
  );

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
    valuesIn(parsed(entry).data).flatMap(({ path: at, value }) =>
      value instanceof Picture
        ? [{ entry, path: at, value: value.path, file: path.posix.join(path.posix.dirname(entry.source.file), value.path) }]
        : [],
    ),
  );
