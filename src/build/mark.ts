import fs from 'node:fs';

/** The firm's sign as SVG, in `currentColor`. */
export const mark = (): string => fs.readFileSync('src/figures/mark.svg', 'utf8');
