import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'postcss';

const TOKENS = path.join(import.meta.dirname, '../../../styles/tokens.css');

/** The site's design tokens as custom properties for the report; the site declares them in `@theme` for Tailwind. */
export function tokenStyles(): string {
  const properties: string[] = [];
  parse(fs.readFileSync(TOKENS, 'utf8')).walkAtRules('theme', (theme) => {
    theme.each((node) => {
      // `--color-*: initial` clears Tailwind's own colours.
      if (node.type === 'decl' && node.prop.startsWith('--') && !node.prop.includes('*')) properties.push(`${node.prop}:${node.value}`);
    });
  });
  return `:root{${properties.join(';')}}`;
}
