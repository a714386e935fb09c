import { ARROW_LEFT, ARROW_RIGHT } from '../lib/icon-paths.ts';

const PATHS = {
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12-7.5z',
  previous: ARROW_LEFT,
  next: ARROW_RIGHT,
} as const;

/** An icon on a button of an island; the button has the label. */
export const Glyph = ({ name }: { name: keyof typeof PATHS }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="square"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
