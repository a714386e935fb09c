/**
 * Icons of Astro components and islands, on a 24 px grid: lines with square ends, in the colour of
 * the text.
 */
export const ICON_PATHS = {
  'arrow-right': 'M4 12h15M13 6l6 6-6 6',
  'arrow-left': 'M20 12H5M11 6l-6 6 6 6',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v11M6.5 9.5 12 15l5.5-5.5M4.5 19.5h15',
  pause: 'M8 5v14M16 5v14',
  phone:
    'M4.5 4.5H9l1.5 4.5-2.25 1.75c1 2.25 2.75 4 5 5L15 13.5l4.5 1.5v4.5c-8.5.5-15.5-6.5-15-15z',
  play: 'M7 4.5v15l12-7.5z',
};
export type IconName = keyof typeof ICON_PATHS;
