import path from 'node:path';
import type { Target } from '../../../schemas/fields.ts';
import { parsed, Reference } from './checked.ts';
import { type Content, entriesOf } from './content.ts';
import { type Entry, valuesIn } from './entry.ts';

/** References in an entry's fields, with their paths: what its schema treats as one. */
export const referencesOf = (
  entry: Entry,
): { path: PropertyKey[]; collection: Target; id: string }[] =>
  valuesIn(parsed(entry).data).flatMap(({ path, value }) =>
    value instanceof Reference && value.collection !== 'picture' ? [{ ...value, path }] : [],
  );

/** Fields of settings and pages that hold a path of the site. */
export const routesIn = ({ collection, data }: Entry): { at: PropertyKey[]; value: string }[] =>
  collection === 'settings' || collection === 'pages'
    ? valuesIn(data).flatMap(({ path, value }) =>
        typeof value === 'string' && value.startsWith('/') ? [{ at: path, value }] : [],
      )
    : [];

/** Fields that name a picture, and the file that they mean. */
export const pictureReferences = (content: Pick<Content, 'entries'>) =>
  entriesOf(content).flatMap((entry) => {
    const folder = path.posix.dirname(entry.source.file);
    return valuesIn(parsed(entry).data).flatMap(({ path: at, value }) =>
      value instanceof Reference && value.collection === 'picture'
        ? [{ entry, path: at, value: value.id, file: path.posix.join(folder, value.id) }]
        : [],
    );
  });
