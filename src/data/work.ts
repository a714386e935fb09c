import { fileOf } from '../schemas/collections.ts';
import type { PageOf } from '../schemas/page.ts';
import { type Case, getCases } from './cases.ts';

const FROM = 'src/content/pages/home.mdx';

/** A case on the home page, with the number that its work changed. */
export type ShownCase = NonNullable<Case['data']['change']> & { entry: Case };

/**
 * The cases that the home page shows, in its order.
 * @throws if one is missing, or doesn't say what its work changed
 */
export async function getShownCases({ cases }: PageOf<'home'>['work']): Promise<ShownCase[]> {
  const all = await getCases();
  return cases.map((reference) => {
    const entry = all.find(({ id }) => id === reference.id);
    if (!entry?.data.change) throw new Error(`${FROM} shows ${fileOf(reference)}, which is missing or has no field "change".`);
    return { entry, ...entry.data.change };
  });
}
