import type { CollectionEntry } from 'astro:content';
import { CASES_PER_PAGE } from '../config/constants.ts';
import type { DialogId } from '../config/dialog-ids.ts';
import { paperForm } from '../lib/flyer-form.ts';
import { fileOf } from '../schemas/collections.ts';
import { memoizeInBuild } from './memoize-in-build.ts';
import { getRedirects } from './redirects.ts';
import { resolveAll } from './resolve.ts';
import { getShown } from './shown.ts';

export type Case = CollectionEntry<'cases'> & { data: { whitePaper: { dialogId: DialogId } } };

/**
 * All cases in ascending order of id, as in the grid. A white paper with its own file has that
 * file's title, and one without its own form that of the case's services.
 */
export const getCases = memoizeInBuild(async (): Promise<readonly Case[]> => {
  const [cases, papers] = await Promise.all([getShown('cases'), getShown('papers')]);
  const redirects = getRedirects();
  return cases
    .map((entry) => {
      const { whitePaper, services } = entry.data;
      const paper = papers.find(({ id }) => id === whitePaper.paper?.id);
      const title = paper?.data.title ?? whitePaper.title;
      const slugs = services.map(({ id }) => id);
      const dialogId = whitePaper.dialogId ?? paperForm(slugs, redirects);
      return { ...entry, data: { ...entry.data, whitePaper: { ...whitePaper, title, dialogId } } };
    })
    .sort((a, b) => a.data.id - b.data.id);
});

export const topicsOf = (entry: Case) => resolveAll(entry.data.tags, fileOf(entry));
export const servicesOf = (entry: Case) => resolveAll(entry.data.services, fileOf(entry));

/** The other cases that share most topics with this one; ties go to the nearest id. */
export async function relatedCases(entry: Case, count: number): Promise<Case[]> {
  const topics = new Set(entry.data.tags.map(({ id }) => id));
  const shared = ({ data }: Case) => data.tags.filter(({ id }) => topics.has(id)).length;
  const distance = ({ data }: Case) => Math.abs(data.id - entry.data.id);
  const others = (await getCases()).filter(({ id }) => id !== entry.id);
  others.sort((a, b) => shared(b) - shared(a) || distance(a) - distance(b));
  return others.slice(0, count);
}

/** The grid's pages of cases, each case with its topics. */
export const getCasePages = memoizeInBuild(async () => {
  const cases = (await getCases()).map(async (entry) => ({
    entry,
    topics: (await topicsOf(entry)).map(({ data }) => data),
  }));
  const all = await Promise.all(cases);
  return { count: all.length, pages: pagesOf(all, CASES_PER_PAGE) };
});

/** Splits a list into pages; an empty list gives one empty page. */
function pagesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / size));
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}
