import type { CollectionEntry } from 'astro:content';
import { fileOf } from '../schemas/collections.ts';
import { inFileOrder } from './in-file-order.ts';
import { resolve } from './resolve.ts';
import { getShown } from './shown.ts';

export const getTestimonials = async () =>
  inFileOrder('testimonials', await getShown('testimonials')).map(({ data }) => data);
export const getClients = async () =>
  inFileOrder('clients', await getShown('clients')).map(({ data }) => data);
export const getTopics = async () =>
  inFileOrder('topics', await getShown('topics')).map(({ data }) => data);
export const getTeam = async () =>
  (await getShown('team')).sort((a, b) => a.data.order - b.data.order);

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
