import type { CollectionEntry } from 'astro:content';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../config/site-env.ts';
import { collectionSchemas, fileOf } from '../schemas/collections.ts';
import { resolve } from './resolve.ts';
import { getShown } from './shown.ts';

export const getTestimonials = () => inFileOrder('testimonials');
export const getClients = () => inFileOrder('clients');
export const getTopics = () => inFileOrder('topics');
export const getTeam = async () =>
  (await getShown('team')).sort((a, b) => a.data.order - b.data.order);

/**
 * The entries of a list file in the writer's order; Astro sorts them by id. A parser for Astro's
 * loader could number them, but the number would be a field, which a writer could set as well.
 */
async function inFileOrder<C extends 'testimonials' | 'clients' | 'topics'>(
  collection: C,
): Promise<CollectionEntry<C>['data'][]> {
  const file = path.join(contentRoot(), collectionSchemas[collection].place.file);
  const ids = (parse(fs.readFileSync(file, 'utf8')) as { id: string }[]).map(({ id }) => id);
  const entries = await getShown(collection);
  entries.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return entries.map(({ data }) => data);
}

/** Who signs an entry: its author and its reviewer, where it names them. */
export async function signatoriesOf(entry: CollectionEntry<'cases' | 'papers'>) {
  const { author, reviewer } = entry.data;
  const person = async (reference: typeof author) => {
    if (!reference) return undefined;
    const { id, data } = await resolve(reference, fileOf(entry));
    return { id, name: data.name, position: data.position };
  };
  return { author: await person(author), reviewer: await person(reviewer) };
}
export type Signatories = Awaited<ReturnType<typeof signatoriesOf>>;
