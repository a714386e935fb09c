import fs from 'node:fs';

/** The firm's logo as SVG, in `currentColor`. */
export const logo = (): string => fs.readFileSync('src/figures/mark.svg', 'utf8');
