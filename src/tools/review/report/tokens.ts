import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { generate, parse, walk } from 'css-tree';
import { parse as parseTokens } from 'postcss';
import type { Site } from '../compare/site.ts';

const TOKENS = path.join(import.meta.dirname, '../../../styles/tokens.css');

/** The site's design tokens as custom properties for the report; the site declares them in `@theme` for Tailwind. */
export function tokenStyles(): string {
  const properties: string[] = [];
  parseTokens(fs.readFileSync(TOKENS, 'utf8')).walkAtRules('theme', (theme) => {
    theme.each((node) => {
      // `--color-*: initial` clears Tailwind's own colours.
      if (node.type === 'decl' && node.prop.startsWith('--') && !node.prop.includes('*')) properties.push(`${node.prop}:${node.value}`);
    });
  });
  return `:root{${properties.join(';')}}`;
}

/** The site's @font-face rules with the fonts embedded as data URLs; empty if the site has none. */
export function fontStyles(site: Site | undefined): string {
  const home = site?.pages.get('/');
  if (!site || !home) return '';
  const parts: string[] = [];
  const files = (url: string) => site.files.has(url.slice(1)) && url.endsWith('.woff2');
  walk(parse(load(home.html)('style').text()), (node) => {
    if (node.type === 'Atrule' && node.name === 'font-face') {
      let isOwn = false;
      walk(node, {
        visit: 'Url',
        enter: (url) => {
          if (!files(url.value)) return;
          url.value = `data:font/woff2;base64,${site.read(url.value.slice(1)).toString('base64')}`;
          isOwn = true;
        },
      });
      if (isOwn) parts.push(generate(node));
    }
    if (node.type === 'Declaration' && node.property.startsWith('--font-') && !/^--font-(sans|mono|weight)/.test(node.property))
      parts.push(`:root{${node.property}:${generate(node.value)}}`);
  });
  return [...new Set(parts)].join('');
}
