import { unquotedValues } from '../lib/change.ts';
import { fileOf } from '../schemas/collections.ts';
import type { PageOf } from '../schemas/page.ts';
import type { Case } from './cases.ts';
import { resolve } from './resolve.ts';

const FROM = 'src/content/pages/home.mdx';

/** A case on the home page, with the number that changed. */
export type ShownCase = Omit<PageOf<'home'>['work']['cases'][number], 'case'> & { entry: Case };

/**
 * The cases that the home page shows, in its order.
 * @throws if a case's own title, excerpt or data plate does not quote the number that the home page gives it
 */
export const getShownCases = ({ cases }: PageOf<'home'>['work']): Promise<ShownCase[]> =>
  Promise.all(
    cases.map(async ({ case: reference, ...change }) => {
      const entry = await resolve(reference, FROM);
      const { title, excerpt, plate } = entry.data;
      const [missing] = unquotedValues(change, [title, excerpt, ...plate.map(({ value }) => value)]);
      if (missing)
        throw new Error(
          `${FROM} shows "${missing}" for the case "${entry.id}", but title, excerpt and plate of ${fileOf(entry)} don't have it.`,
        );
      return { entry, ...change };
    }),
  );
