import { type CollectionEntry, getCollection } from 'astro:content';
import { siteEnv } from '../config/site-env.ts';
import { isoDay, isPublished, type Publishing } from '../lib/publishing.ts';

/** Collections whose entries can be drafts or scheduled. */
type Publishable = 'services' | 'cases' | 'team' | 'papers' | 'testimonials' | 'clients' | 'topics';

/**
 * Whether this build shows an entry: the live site leaves out drafts and entries scheduled for a
 * later day; previews show them.
 */
export const isShown = (entry: Publishing): boolean =>
  siteEnv() !== 'production' || isPublished(entry, isoDay(new Date()));

/** The entries of a collection that this build shows. */
export const getShown = async <C extends Publishable>(
  collection: C,
): Promise<CollectionEntry<C>[]> =>
  ((await getCollection(collection)) as CollectionEntry<C>[]).filter(({ data }) =>
    isShown(data as Publishing),
  );
