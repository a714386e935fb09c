import { type Node, Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { OG_IMAGE_PX } from '../config/constants.ts';
import { cached } from '../lib/node/cached.ts';
import { staticFonts } from '../lib/node/static-fonts.ts';
import { cardNode, type Measure, type OpenGraphImage } from './card.ts';

export type { OpenGraphImage } from './card.ts';

/** Largest picture that is cached as the painter gives it; one with more detail is cut down to few colours, which takes longer. */
const LIGHT_BYTES = 50_000;
const COLOURS = 32;

interface Painter {
  paint: (node: Node) => Promise<Uint8Array>;
  measure: Measure;
}
let shared: Promise<Painter> | undefined;

/** The one painter of this process, started with the first picture that must be painted. */
async function create(): Promise<Painter> {
  const faces = await staticFonts();
  const renderer = new Renderer();
  // The painter takes a face of its own where it does not know the name asked for, so the names are given here.
  await renderer.registerFont({ name: 'Head', data: faces.strong });
  await renderer.registerFont({ name: 'JetBrains Mono', data: faces.mono });
  return {
    async measure(node) {
      const { height, runs, children } = await renderer.measure(node, OG_IMAGE_PX);
      const all = [...runs, ...children.flatMap((child) => child.runs)];
      return { height, width: Math.max(0, ...all.map(({ x, width }) => x + width)) };
    },
    async paint(node) {
      const png = await renderer.render(node, { ...OG_IMAGE_PX, format: 'png' });
      return png.length < LIGHT_BYTES ? png : sharp(png).png({ palette: true, colours: COLOURS, dither: 0, effort: 2 }).toBuffer();
    },
  };
}

/** The picture of a page as PNG, painted, or taken from `.cache` where nothing it shows has changed. */
export const paintCard = (name: string, card: OpenGraphImage): Promise<Uint8Array> =>
  cached('og', name, card, async () => {
    shared ??= create();
    const { measure, paint } = await shared;
    return paint(await cardNode(card, measure));
  });
