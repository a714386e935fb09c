import type { Node } from '@takumi-rs/core';
import { OG_IMAGE_PX } from '../config/constants.ts';
import { HALF_SECTION_RATIO, halfSection } from '../figures/half-section.ts';
import { type DrawingWords, emblem } from '../figures/index.ts';
import { PALETTE } from '../figures/palette.ts';
import type { FixedDrawing } from '../figures/render/fixed.ts';
import { typesetRuns } from '../lib/typeset.ts';
import type { Figure } from '../schemas/figures/index.ts';

/** Content of a page's Open Graph image. */
export interface OpenGraphImage {
  /** Kind of page, in the font of labels. */
  label: string;
  title: string;
  /** Without it, the card shows the firm's half-section */
  figure?: Figure | undefined;
  /** Words that all drawings share */
  words: DrawingWords;
  /** Short name of the firm */
  firm: string;
  /** The firm's logo as SVG in currentColor. */
  mark: string;
}

const { ink: foreground, paper: background, mute } = PALETTE.ink;
/** Margin of the image, px. */
const EDGE = 64;
/** Distance of the axis, between title and drawing, from the left edge, px. */
const AXIS = 600;
/** Box of the figure, px. */
const ROOM = { left: 644, top: 60, width: OG_IMAGE_PX.width - 644 - EDGE + 12, height: 520 };

/** Font sizes of a title, px. */
const SIZES = { figure: [64, 58, 52, 47, 42, 38], section: [84, 72, 60, 50, 42] } as const;
/** Box of a title: its width, and its maximum distance from the upper edge, px. */
const TITLE = {
  figure: { width: AXIS - EDGE - 24, height: 350 },
  section: { width: OG_IMAGE_PX.width - 2 * EDGE, height: 184 },
} as const;

/** Measures a node within a width: how wide its longest line is, and how high it is. */
type Measure = (node: Node) => Promise<{ width: number; height: number }>;

/** The card as the renderer expects it, its title as large as there is room for. */
export async function cardNode(card: OpenGraphImage, measure: Measure): Promise<Node> {
  const kind = card.figure ? 'figure' : 'section';
  const room = TITLE[kind];
  const fits = async (title: Node) => {
    const { width, height } = await measure(title);
    return width <= room.width + SPACE_PX && height <= room.height;
  };
  const [largest, ...smaller] = SIZES[kind];
  let title = titleNode(card.title, largest, room.width);
  for (const size of smaller) {
    if (await fits(title)) break;
    title = titleNode(card.title, size, room.width);
  }
  return layout(card, title);
}
/** A measured line includes the space at its end. */
const SPACE_PX = 20;

function layout({ label, figure, words, firm, mark }: OpenGraphImage, title: Node): Node {
  return {
    type: 'container',
    style: {
      width: OG_IMAGE_PX.width,
      height: OG_IMAGE_PX.height,
      backgroundColor: background,
      color: foreground,
      position: 'relative',
    },
    children: [
      ...(figure ? figureNodes(figure, words) : sectionNodes()),
      placed(EDGE, 56, svgNode(mark.replace('currentColor', foreground), 40, 40)),
      placed(EDGE + 54, 55, {
        type: 'text',
        text: firm,
        style: { fontFamily: 'Head', fontSize: 34, lineHeight: '42px' },
      }),
      placed(EDGE, 140, title),
      figure
        ? {
            type: 'container',
            style: {
              position: 'absolute',
              left: EDGE,
              bottom: EDGE - 4,
              width: TITLE.figure.width,
            },
            children: [labelNode(label)],
          }
        : {
            type: 'container',
            style: { position: 'absolute', right: EDGE, top: 66 },
            children: [labelNode(label)],
          },
    ],
  };
}

const labelNode = (text: string): Node => ({
  type: 'container',
  style: {
    display: 'block',
    fontFamily: 'JetBrains Mono',
    fontSize: 22,
    lineHeight: '30px',
    color: mute,
  },
  children: runNodes(text),
});

const titleNode = (title: string, fontSize: number, width: number): Node => ({
  type: 'container',
  style: {
    display: 'block',
    width,
    textWrap: 'balance',
    fontFamily: 'Head',
    fontSize,
    lineHeight: 1.04,
    letterSpacing: '-0.014em',
  },
  children: runNodes(title),
});

/** A text with subscripts, superscripts and no-break spaces. */
const runNodes = (text: string): Node[] =>
  typesetRuns(text).map((run) =>
    run.set
      ? {
          type: 'text',
          text: run.text,
          style: { fontSize: '0.62em', verticalAlign: run.set === 'sub' ? 'sub' : 'super' },
        }
      : { type: 'text', text: run.text.replace(/(?<=\w)-(?=\w)/g, '-\u2060') },
  );

/** A figure's shape to the right of the axis, as large as there is room for. */
function figureNodes(figure: Figure, words: DrawingWords): Node[] {
  const { svg, height } =
    figure.type === 'readiness-ladder' ? ladder(figure, words) : shape(figure, words);
  return [
    placed(AXIS, 0, axisNode(2, OG_IMAGE_PX.height)),
    placed(ROOM.left, ROOM.top + (ROOM.height - height) / 2, svgNode(svg, ROOM.width, height)),
  ];
}

function shape(figure: Figure, words: DrawingWords): FixedDrawing {
  const options = { width: ROOM.width, lineScale: LINE_SCALE };
  const drawn = emblem(figure, words, options);
  const scale = ROOM.height / drawn.height;
  return scale < 1 ? emblem(figure, words, { ...options, scale }) : drawn;
}

/** The texts of a readiness ladder are as large as there is room for. */
function ladder(figure: Figure, words: DrawingWords): FixedDrawing {
  const drawn = LADDER_SCALES.map((scale) => emblem(figure, words, { width: ROOM.width, scale }));
  return drawn.find(({ height }) => height <= ROOM.height) ?? shape(figure, words);
}
const LADDER_SCALES = [1.4, 1.3, 1.2, 1.1, 1];

/**
 * Lines are thicker than on pages, so that they are visible when the image is shown at a third of
 * its size.
 */
const LINE_SCALE = 1.5;

/** The firm's card: the half-section, its axis extended to both edges. */
function sectionNodes(): Node[] {
  const width = OG_IMAGE_PX.width - 2 * EDGE;
  const height = width * HALF_SECTION_RATIO;
  const foot = OG_IMAGE_PX.height - 62;
  return [
    placed(EDGE, foot - height, svgNode(halfSection({ line: 3.2, plain: true }), width, height)),
    placed(0, foot - 1, axisNode(OG_IMAGE_PX.width, 2)),
  ];
}

/** The dash-dot line of a shaft, upright or level. */
function axisNode(width: number, height: number): Node {
  const d = width < height ? `M1 0V${height}` : `M0 1H${width}`;
  const path = `<path d="${d}" stroke="${mute}" stroke-width="2" stroke-dasharray="40 9 4 9"/>`;
  return svgNode(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path}</svg>`,
    width,
    height,
  );
}

const svgNode = (svg: string, width: number, height: number): Node => ({
  type: 'image',
  src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
  width: Math.round(width),
  height: Math.round(height),
});

const placed = (left: number, top: number, child: Node): Node => ({
  type: 'container',
  style: { display: 'flex', position: 'absolute', left, top },
  children: [child],
});
