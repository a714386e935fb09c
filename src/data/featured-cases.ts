import { type Symbolic, symbolic } from '../figures/index.ts';
import { fileOf } from '../schemas/collections.ts';
import { type Case, getCases } from './cases.ts';
import { memoizeInBuild } from './memoize-in-build.ts';
import { getPage } from './pages.ts';
import { getSettings } from './settings.ts';

/** A case on the home page, with the number that its work changed and its drawing. */
export type Featured = NonNullable<Case['data']['change']> & { entry: Case; drawing: Symbolic };

/**
 * The cases that the home page shows, in its order.
 * @throws if one is missing, or doesn't say what its work changed
 */
export const getFeaturedCases = memoizeInBuild(async (): Promise<Featured[]> => {
  const page = await getPage('home', 'home');
  const [all, words] = await Promise.all([getCases(), getSettings('drawings')]);
  return page.data.work.cases.map((reference) => {
    const entry = all.find(({ id }) => id === reference.id);
    if (!entry?.data.change)
      throw new Error(
        `${fileOf(page)} shows ${fileOf(reference)}, which is missing or has no field "change".`,
      );
    return { entry, ...entry.data.change, drawing: symbolic(entry.data.figure, words) };
  });
});
