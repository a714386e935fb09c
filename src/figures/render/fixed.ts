import { type Drawing, FONT_PX } from '../drawing.ts';
import { AREAS, DOTS, LINES, RING_PX, TEXTS } from '../looks.ts';
import { PALETTE, type Theme } from '../palette.ts';
import { type Dress, writeAbsolute } from './absolute.ts';
import { attributes, short } from './write.ts';

/** Margin at either side for dots and strokes at the edge, px before scaling. */
export const FIXED_MARGIN_PX = 8;

/** A drawing as a file of its own, and its size in px. */
export interface FixedDrawing {
  svg: string;
  width: number;
  height: number;
}

/**
 * Writes a drawing as self-contained SVG: px, literal colours, presentation attributes only.
 * @param scale factor for all sizes, text and lines included
 * @param lineScale factor for the widths of lines alone
 * @param ground background colour, also of the outlines round texts; left out, there is no background and outlines have the theme's
 */
export function writeFixed(
  drawing: Drawing,
  inner: number,
  { theme, scale, lineScale, ground }: { theme: Theme; scale: number; lineScale: number; ground?: string | undefined },
): FixedDrawing {
  const [width, height] = [inner + 2 * FIXED_MARGIN_PX, drawing.height];
  const family = { 'font-family': 'JetBrains Mono, monospace', 'font-size': FONT_PX };
  const size = { width: short(width * scale, 2), height: short(height * scale, 2) };
  const viewBox = `0 0 ${short(width, 2)} ${short(height, 2)}`;
  const back = ground ? `<rect${attributes({ width: short(width, 2), height, fill: ground })}/>` : '';
  const marks = writeAbsolute(drawing, inner, FIXED_MARGIN_PX, literal({ theme, lineScale, ground }));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes({ ...size, viewBox, ...family })}>${back}${marks}</svg>`;
  return { svg, width: Number(size.width), height: Number(size.height) };
}

/** Looks as attributes, for a file that no rules reach. */
export function literal({ theme, lineScale, ground }: { theme: Theme; lineScale: number; ground?: string | undefined }): Dress {
  const colours = { ...PALETTE[theme], ...(ground ? { paper: ground } : {}) };
  return {
    arrow: attributes({ fill: 'none', stroke: colours[LINES.after.colour], 'stroke-width': lineScale }),
    line(look) {
      const { colour, width, dash, fill } = LINES[look];
      return attributes({
        fill: fill ? colours[fill] : 'none',
        stroke: colours[colour],
        'stroke-width': width * lineScale,
        'stroke-dasharray': dash,
        'stroke-linejoin': 'round',
      });
    },
    area: (look) => attributes({ fill: colours[AREAS[look].colour], 'fill-opacity': AREAS[look].opacity }),
    dot(look) {
      const { colour, shape } = DOTS[look];
      return shape === 'ring' || shape === 'frame'
        ? attributes({ fill: colours.paper, stroke: colours[colour], 'stroke-width': RING_PX * lineScale })
        : attributes({ fill: colours[colour] });
    },
    text: (look, anchor) =>
      attributes({
        fill: colours[TEXTS[look].colour],
        stroke: colours.paper,
        'stroke-width': 4,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
        'text-anchor': anchor === 'start' ? undefined : anchor,
      }),
  };
}
