import type { APIRoute } from 'astro';
import { getSprites } from '../../../data/sprites.ts';

export const getStaticPaths = async () =>
  (await getSprites()).map(({ name, svg }) => ({ params: { sprite: name }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
