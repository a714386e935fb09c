import type { Anchor } from '../drawing.ts';
import { AREAS, type AreaLook, DOTS, type DotLook, LINES, type LineLook, RING_PX, TEXTS, type TextLook } from '../looks.ts';
import { PALETTE, type Theme } from '../palette.ts';
import { attributes } from './write.ts';

export interface Colouring {
  theme: Theme;
  /** Factor for the widths of lines */
  lineScale: number;
  /** Background colour, also of the outlines around texts; without it there is no background, and outlines have the theme's colour */
  ground?: string | undefined;
}

/** Looks as attributes, for a file without style rules. */
export function literal({ theme, lineScale, ground }: Colouring) {
  const colours = { ...PALETTE[theme], ...(ground ? { paper: ground } : {}) };
  return {
    /** The shaft of an arrow. */
    arrow: attributes({ fill: 'none', stroke: colours[LINES.after.colour], 'stroke-width': lineScale }),
    line(look: LineLook) {
      const { colour, width, dash, fill } = LINES[look];
      return attributes({
        fill: fill ? colours[fill] : 'none',
        stroke: colours[colour],
        'stroke-width': width * lineScale,
        'stroke-dasharray': dash,
        'stroke-linejoin': 'round',
      });
    },
    area: (look: AreaLook) => attributes({ fill: colours[AREAS[look].colour], 'fill-opacity': AREAS[look].opacity }),
    dot(look: DotLook) {
      const { colour, shape } = DOTS[look];
      return shape === 'ring' || shape === 'frame'
        ? attributes({ fill: colours.paper, stroke: colours[colour], 'stroke-width': RING_PX * lineScale })
        : attributes({ fill: colours[colour] });
    },
    text: (look: TextLook, anchor: Anchor) =>
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
