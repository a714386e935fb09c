import type { AreaLook, DotLook, LineLook, TextLook } from './drawing.ts';
import type { Colour } from './palette.ts';

/** What each look means in colours, weights and dashes; `components/figure.css` says the same by class, and a test compares. */
export interface Stroke {
  /** Class on the page */
  name: string;
  colour: Colour;
  width: number;
  dash?: string;
  /** Colour within the line's own outline: paper where it hides what lies behind */
  fill?: Colour;
}

export const LINES: Record<LineLook, Stroke> = {
  rule: { name: 'h', colour: 'rule', width: 1 },
  axis: { name: 'x', colour: 'ink', width: 1 },
  thin: { name: 'n', colour: 'mute', width: 1, dash: '3 3' },
  curve: { name: 'k', colour: 'ink', width: 1.5 },
  strong: { name: 'K', colour: 'ink', width: 3 },
  before: { name: 'b', colour: 'bronze', width: 1.5 },
  after: { name: 'a', colour: 'blue', width: 3 },
  expected: { name: 'q', colour: 'ink', width: 1.5, dash: '2 3' },
  limit: { name: 'l', colour: 'plum', width: 1.5, dash: '9 3 2 3' },
  before2: { name: 'b y', colour: 'bronze', width: 1.5, dash: '7 4' },
  after2: { name: 'a y', colour: 'blue', width: 3, dash: '7 4' },
  expected2: { name: 'q y', colour: 'ink', width: 1.5, dash: '7 4' },
  behind: { name: 'c', colour: 'straw', width: 10 },
  sheet: { name: 'o', colour: 'ink', width: 1, fill: 'paper' },
  rung: { name: 'r A', colour: 'blue', width: 6 },
  half: { name: 'r B', colour: 'bronze', width: 6 },
};

export const AREAS: Record<AreaLook, { name: string; colour: Colour; opacity?: number }> = {
  straw: { name: 's', colour: 'straw', opacity: 0.45 },
  pale: { name: 'p', colour: 'straw', opacity: 0.2 },
  paper: { name: 'w', colour: 'paper' },
  ink: { name: 'i', colour: 'ink' },
  grey: { name: 'g', colour: 'mute', opacity: 0.45 },
  before: { name: 'B', colour: 'bronze' },
  after: { name: 'A', colour: 'blue' },
  limit: { name: 'L', colour: 'plum' },
};

/** Points are squares as found, discs as left, rings where expected. */
export const DOTS: Record<DotLook, { name: string; colour: Colour; shape: 'square' | 'disc' | 'ring' | 'frame'; size: number }> = {
  before: { name: 'b', colour: 'bronze', shape: 'square', size: 8 },
  after: { name: 'a', colour: 'blue', shape: 'disc', size: 9 },
  expected: { name: 't', colour: 'ink', shape: 'ring', size: 9 },
  limit: { name: 'l', colour: 'plum', shape: 'square', size: 8 },
  ink: { name: 'i', colour: 'ink', shape: 'disc', size: 6 },
  before2: { name: 'b', colour: 'bronze', shape: 'frame', size: 8 },
  after2: { name: 'a', colour: 'blue', shape: 'ring', size: 9 },
  expected2: { name: 't', colour: 'ink', shape: 'frame', size: 8 },
};
/** Width of a ring's stroke, px. */
export const RING_PX = 1.75;

/** One size and one weight: the mono face of the site is a single cut. */
export const TEXTS: Record<TextLook, { name: string; colour: Colour }> = {
  tick: { name: '', colour: 'mute' },
  label: { name: 't', colour: 'ink' },
  before: { name: 'b', colour: 'bronze' },
  after: { name: 'a', colour: 'blue' },
  limit: { name: 'l', colour: 'plum' },
};
