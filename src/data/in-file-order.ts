import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../config/site-env.ts';
import { collectionSchemas } from '../schemas/collections.ts';

type Listed = 'testimonials' | 'clients' | 'topics';

/** The entries of a list file in the writer's order; Astro sorts them by id. */
export function inFileOrder<E extends { id: string }>(
  collection: Listed,
  entries: readonly E[],
): E[] {
  const file = path.join(contentRoot(), collectionSchemas[collection].place.file);
  const ids = (parse(fs.readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
  return entries.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
