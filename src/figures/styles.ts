import type { Colour } from './palette.ts';

/**
 * Colour, width and dashes of each style: pages get them as rules (`stylesCss`), files as
 * attributes. Before, after, expected and limit also differ by dash, weight and shape, for
 * greyscale print.
 */
interface Stroke {
  /** Class on the page */
  name: string;
  colour: Colour;
  width: number;
  dash?: string;
  /** Colour inside the line's own outline: paper if it hides what is behind */
  fill?: Colour;
}

const lines = {
  rule: { name: 'rule', colour: 'rule', width: 1 },
  axis: { name: 'axis-line', colour: 'ink', width: 1 },
  thin: { name: 'thin', colour: 'mute', width: 1, dash: '3 3' },
  leader: { name: 'leader', colour: 'mute', width: 1 },
  curve: { name: 'curve', colour: 'ink', width: 1.5 },
  strong: { name: 'strong', colour: 'ink', width: 3 },
  before: { name: 'before', colour: 'bronze', width: 1.5 },
  after: { name: 'after', colour: 'after', width: 3 },
  expected: { name: 'expected', colour: 'ink', width: 1.5, dash: '2 3' },
  limit: { name: 'limit', colour: 'plum', width: 1.5, dash: '9 3 2 3' },
  before2: { name: 'before again', colour: 'bronze', width: 1.5, dash: '7 4' },
  after2: { name: 'after again', colour: 'after', width: 3, dash: '7 4' },
  expected2: { name: 'expected again', colour: 'ink', width: 1.5, dash: '7 4' },
  behind: { name: 'behind', colour: 'straw', width: 10 },
  masking: { name: 'masking', colour: 'ink', width: 1, fill: 'paper' },
  rung: { name: 'after rung', colour: 'after', width: 6 },
  half: { name: 'before rung', colour: 'bronze', width: 6 },
} satisfies Record<string, Stroke>;
export type LineStyle = keyof typeof lines;
export const LINES: Record<LineStyle, Stroke> = lines;

interface Fill {
  name: string;
  colour: Colour;
  opacity?: number;
}
const areas = {
  straw: { name: 'straw', colour: 'straw', opacity: 0.45 },
  pale: { name: 'pale', colour: 'straw', opacity: 0.2 },
  paper: { name: 'paper', colour: 'paper' },
  ink: { name: 'dark', colour: 'ink' },
  grey: { name: 'grey', colour: 'mute', opacity: 0.45 },
  before: { name: 'before', colour: 'bronze' },
  after: { name: 'after', colour: 'after' },
  limit: { name: 'limit', colour: 'plum' },
} satisfies Record<string, Fill>;
export type AreaStyle = keyof typeof areas;
export const AREAS: Record<AreaStyle, Fill> = areas;

/** Points are squares as found, discs as left, rings as expected. */
export const DOTS = {
  before: { name: 'before', colour: 'bronze', shape: 'square', size: 8 },
  after: { name: 'after', colour: 'after', shape: 'disc', size: 9 },
  expected: { name: 'dark', colour: 'ink', shape: 'ring', size: 9 },
  ink: { name: 'small', colour: 'ink', shape: 'disc', size: 6 },
  before2: { name: 'before', colour: 'bronze', shape: 'frame', size: 8 },
  after2: { name: 'after', colour: 'after', shape: 'ring', size: 9 },
  expected2: { name: 'dark', colour: 'ink', shape: 'frame', size: 8 },
} satisfies Record<
  string,
  { name: string; colour: Colour; shape: 'square' | 'disc' | 'ring' | 'frame'; size: number }
>;
export type DotStyle = keyof typeof DOTS;
export const isRing = (style: DotStyle) => ['ring', 'frame'].includes(DOTS[style].shape);
export const isSquare = (style: DotStyle) => ['square', 'frame'].includes(DOTS[style].shape);
/** Width of a ring's stroke, px. */
export const RING_PX = 1.75;

/** One size and one weight: the site has its monospaced font in one weight only. */
export const TEXTS = {
  tick: { name: '', colour: 'mute' },
  label: { name: 'dark', colour: 'ink' },
  before: { name: 'before', colour: 'bronze' },
  after: { name: 'after', colour: 'after' },
  limit: { name: 'limit', colour: 'plum' },
} satisfies Record<string, { name: string; colour: Colour }>;
export type TextStyle = keyof typeof TEXTS;

/**
 * The styles as CSS, for the classes that a drawing on a page has. A class sets the colour, which
 * is the stroke of paths and the fill of areas and texts.
 */
export function stylesCss(): string {
  const coloured = [LINES, AREAS, DOTS, TEXTS].flatMap((styles) =>
    Object.values<{ name: string; colour: Colour }>(styles),
  );
  const sizes = { dot: DOTS.after.size, square: DOTS.before.size };
  const rules = [
    ...coloured
      .filter(({ name }) => name)
      .map(({ name, colour }) => rule(`.${name.split(' ')[0]}`, { color: variable(colour) })),
    ...Object.values(LINES).map(({ name, width, dash, fill }) =>
      rule(`path.${name.replace(' ', '.')}`, {
        'stroke-width': width === 1 ? undefined : width,
        'stroke-dasharray': dash,
        fill: fill && variable(fill),
      }),
    ),
    ...Object.values(AREAS).map(({ name, opacity }) =>
      rule(`.${name}`, { 'fill-opacity': opacity }),
    ),
    ...Object.entries(sizes).map(([name, size]) => rule(`path.${name}`, { 'stroke-width': size })),
    rule('path.small', { 'stroke-width': DOTS.ink.size }),
    // A ring is a light dot on a larger one.
    ...Object.entries(sizes).map(([name, size]) =>
      rule(`path.${name}.paper`, { 'stroke-width': size - 2 * RING_PX }),
    ),
  ];
  return [...new Set(rules)].join('');
}

/** Ink is the colour of the drawing's surroundings. */
const variable = (colour: Colour): string =>
  colour === 'ink' ? 'inherit' : `var(--color-${colour})`;

/**
 * A rule for elements of a drawing, without the properties that have no value; empty if none has.
 */
function rule(selector: string, properties: Record<string, string | number | undefined>): string {
  const set = Object.entries(properties).filter(([, value]) => value !== undefined);
  return set.length > 0
    ? `.drawing ${selector}{${set.map(([name, value]) => `${name}:${value}`).join(';')}}`
    : '';
}
