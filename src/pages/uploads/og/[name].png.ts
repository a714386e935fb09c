import type { APIContext, InferGetStaticPropsType } from 'astro';
import { getOpenGraphImages } from '../../../data/open-graph-images.ts';
import { getSettings } from '../../../data/settings.ts';
import { logo } from '../../../lib/node/logo.ts';
import { renderOpenGraphImage } from '../../../open-graph/index.ts';

/** The Open Graph image of a page. */
export const getStaticPaths = async () =>
  (await getOpenGraphImages()).map((image) => ({ params: { name: image.name }, props: { image } }));

export async function GET({
  props: { image },
}: APIContext<InferGetStaticPropsType<typeof getStaticPaths>>) {
  const { shortName } = await getSettings('company');
  const card = { ...image, words: await getSettings('drawings'), firm: shortName, mark: logo() };
  const png = await renderOpenGraphImage(image.name, card);
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
