import { ICON_PATHS, type IconName } from '../lib/icon-paths.ts';

/** An icon on a button of an island; the button has the label. */
export const Icon = ({ name }: { name: IconName }) => (
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
    <path d={ICON_PATHS[name]} />
  </svg>
);
