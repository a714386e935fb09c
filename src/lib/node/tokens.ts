import fs from 'node:fs';
import { parse } from 'postcss';

const FILE = 'src/styles/tokens.css';

/**
 * Colours of `styles/tokens.css` by their names without `--color-`, for use outside CSS: drawings
 * in PDFs, icons, `theme-color`.
 */
const COLOURS = new Map<string, string>();
parse(fs.readFileSync(FILE, 'utf8')).walkAtRules('theme', (theme) => {
  theme.walkDecls(
    /^--color-/,
    ({ prop, value }) => void COLOURS.set(prop.slice('--color-'.length), value),
  );
});

/**
 * A colour of the site.
 * @param name as in `--color-ink`: "ink"
 * @throws if the tokens have no such colour, or only one that refers to another
 */
export function colourToken(name: string): string {
  const colour = COLOURS.get(name);
  if (!colour?.startsWith('#'))
    throw new Error(
      `${FILE}: expected --color-${name} with a value such as #14191d, found ${colour ?? 'none'}.`,
    );
  return colour;
}
