/** Paths that icons of Astro components and of islands share, on a 24 px grid. */
export const ARROW_RIGHT = 'M4 12h15M13 6l6 6-6 6';
export const ARROW_LEFT = 'M20 12H5M11 6l-6 6 6 6';
