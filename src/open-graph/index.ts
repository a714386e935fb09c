import { type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { OG_IMAGE_PX } from '../config/constants.ts';
import { cached } from '../lib/node/cached.ts';
import { staticFonts } from '../lib/node/static-fonts.ts';
import { cardNode, type OpenGraphImage } from './card.ts';

/**
 * Largest PNG that is cached as rendered; a larger one is reduced to a palette, which takes longer.
 */
const LIGHT_BYTES = 50_000;
/** Number of colours of the palette. */
const COLOURS = 32;

let shared: ReturnType<typeof create> | undefined;

/** The renderer of this process, created for the first image. */
async function create() {
  const fonts = await staticFonts();
  const renderer = new Renderer();
  // The renderer silently falls back to its own font for unknown families, so the families are
  // registered by name.
  await renderer.registerFont({ name: 'Head', data: fonts.archivoSemibold });
  await renderer.registerFont({ name: 'JetBrains Mono', data: fonts.jetbrainsMono });
  return {
    async measure(node: Node) {
      const { height, runs, children } = await renderer.measure(node, OG_IMAGE_PX);
      const all = [...runs, ...children.flatMap((child) => child.runs)];
      return { height, width: Math.max(0, ...all.map(({ x, width }) => x + width)) };
    },
    async render(node: Node): Promise<Uint8Array> {
      const png = await renderer.render(node, { ...OG_IMAGE_PX, format: 'png' });
      return png.length < LIGHT_BYTES
        ? png
        : sharp(png).png({ palette: true, colours: COLOURS, dither: 0, effort: 2 }).toBuffer();
    },
  };
}

/** The Open Graph image of a page as PNG, from `.cache` if its content has not changed. */
export const renderOpenGraphImage = (name: string, card: OpenGraphImage): Promise<Uint8Array> =>
  cached('og', name, card, async () => {
    shared ??= create();
    const { measure, render } = await shared;
    return render(await cardNode(card, measure));
  });
