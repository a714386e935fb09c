import { type CheerioAPI, load } from 'cheerio/slim';
import type { SpriteDrawing } from '../../lib/sprite.ts';
import { compactPath } from '../compact-path.ts';
import cone from './drum-cone.svg?raw';
import cylinder from './drum-cylinder.svg?raw';
import turbine from './drum-turbine.svg?raw';
import section from './section.svg?raw';

/** Size of the section in units of 5 mm of the machine; the axis lies at half its height. */
export const SECTION = { width: 2130, height: 920 };
/** Its viewBox, with the axis at y = 0. */
export const SECTION_BOX = `0 ${-SECTION.height / 2} ${SECTION.width} ${SECTION.height}`;

const read = (svg: string) => load(svg, { xml: true });

/**
 * The paths of a drawing's part as one.
 * @throws if the drawing has no such part
 */
function pathOf(drawing: CheerioAPI, part: string): string {
  const paths = drawing(part).find('path').addBack('path');
  if (paths.length === 0) throw new Error(`The drawing of the hero has no part "${part}".`);
  return compactPath(paths.toArray().map((path) => drawing(path).attr('d') ?? ''));
}

const drawing = read(section);
/** The parts of the section above the axis, whose y is the radius. */
export const PARTS = {
  casingTurned: pathOf(drawing, '#casing-turned'),
  casing: pathOf(drawing, '#casing'),
  stationary: pathOf(drawing, '#stationary'),
  rotor: pathOf(drawing, '#rotor'),
  rotorSpaces: pathOf(drawing, '#rotor-spaces'),
  blades: pathOf(drawing, '#blades'),
  fine: pathOf(drawing, '#fine'),
};
/** A combustor in its own frame, and where that stands in the section. */
export const COMBUSTOR = {
  transform: drawing('#combustor').attr('transform'),
  can: pathOf(drawing, '#can'),
  liner: pathOf(drawing, '#liner'),
  sleeve: pathOf(drawing, '#sleeve'),
};

/**
 * Id of the drawing's finest lines in the sprite: they may load after the rest, and narrow windows
 * do not show them.
 */
export const FINE_LINES_ID = 'h-fine';

/**
 * The rotor seen from outside, from front to back. Rows drawn together are all as large as the
 * largest and cut off at their own tips (hero-drawing.css): each drum costs the browser four
 * layers. A drum is stretched to its belt, its lines are not.
 */
const DRUMS: SpriteDrawing[] = [cone, cylinder, turbine].map((svg, at) => {
  const strip = read(svg);
  const viewBox = strip('svg').attr('viewBox');
  return {
    id: `h-drum-${at}`,
    svg: `<svg viewBox="${viewBox}" preserveAspectRatio="none"><path d="${pathOf(strip, 'svg')}"/></svg>`,
  };
});
export const DRUM_IDS = DRUMS.map(({ id }) => id);

/**
 * The parts of the hero's drawing that are in the home page's sprite, not in its HTML, so that the
 * HTML arrives in one round trip: the finest lines and the rotating blades. Fill and stroke are set
 * where they are used.
 */
export const SYMBOLS: SpriteDrawing[] = [
  {
    id: FINE_LINES_ID,
    svg: `<svg viewBox="${SECTION_BOX}"><path d="${PARTS.fine}"/><path transform="${COMBUSTOR.transform}" d="${COMBUSTOR.sleeve}"/></svg>`,
  },
  ...DRUMS,
];
