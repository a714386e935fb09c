import type { Attributes } from '../../lib/markup.ts';
import type { Anchor } from '../drawing.ts';
import { PALETTE, type Theme } from '../palette.ts';
import {
  AREAS,
  type AreaStyle,
  DOTS,
  type DotStyle,
  isRing,
  LINES,
  type LineStyle,
  RING_PX,
  TEXTS,
  type TextStyle,
} from '../styles.ts';

export interface Colouring {
  theme: Theme;
  /** Factor for the widths of lines */
  lineScale: number;
  /**
   * Background colour, also of the outlines around texts; without it there is no background, and
   * outlines have the theme's colour
   */
  ground?: string | undefined;
}

export type Literal = ReturnType<typeof literal>;

/** Styles as attributes, for a file without style rules. */
export function literal({ theme, lineScale, ground }: Colouring) {
  const colours = { ...PALETTE[theme], ...(ground ? { paper: ground } : {}) };
  return {
    /** The shaft of an arrow. */
    arrow: { fill: 'none', stroke: colours[LINES.after.colour], 'stroke-width': lineScale },
    line(style: LineStyle): Attributes {
      const { colour, width, dash, fill } = LINES[style];
      return {
        fill: fill ? colours[fill] : 'none',
        stroke: colours[colour],
        'stroke-width': width * lineScale,
        'stroke-dasharray': dash,
        'stroke-linejoin': 'round',
      };
    },
    area: (style: AreaStyle): Attributes => ({
      fill: colours[AREAS[style].colour],
      'fill-opacity': AREAS[style].opacity,
    }),
    dot(style: DotStyle): Attributes {
      const colour = colours[DOTS[style].colour];
      return isRing(style)
        ? { fill: colours.paper, stroke: colour, 'stroke-width': RING_PX * lineScale }
        : { fill: colour };
    },
    text: (style: TextStyle, anchor: Anchor): Attributes => ({
      fill: colours[TEXTS[style].colour],
      stroke: colours.paper,
      'stroke-width': 4,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      'text-anchor': anchor === 'start' ? undefined : anchor,
    }),
  };
}
