import type { APIContext, InferGetStaticPropsType } from 'astro';
import { getPictures } from '../../../data/pictures.ts';
import { getSettings } from '../../../data/settings.ts';
import { logo } from '../../../lib/node/logo.ts';
import { paintCard } from '../../../pictures/index.ts';

/** The picture that a link to a page shows where it is shared. */
export const getStaticPaths = async () => (await getPictures()).map((shown) => ({ params: { name: shown.name }, props: { shown } }));

export async function GET({ props: { shown } }: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const { shortName } = await getSettings('company');
  const png = await paintCard(shown.name, { ...shown, firm: shortName, mark: logo() });
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
