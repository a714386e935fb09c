import { load } from 'cheerio';
import { type AnyNode, type Declaration, parse } from 'postcss';
import type { Site } from '../../../lib/node/built-site.ts';
import { compareLines, type WordChanges } from './text-changes.ts';

/**
 * Declarations that differ anywhere on the site, such as "@media print › a:hover › color: red". They show what no screenshot does: what
 * appears on hover, in print, or in forced colours.
 */
export const compareStyles = (before: Site, after: Site): WordChanges => compareLines(declarationsOf(before), declarationsOf(after));

/** Declarations of all pages, in the pages themselves and in files. A sheet shared by several pages is read once. */
function declarationsOf(site: Site): string[] {
  const sheets = new Set([...site.files].filter((file) => file.endsWith('.css')).map((file) => String(site.read(file))));
  for (const { html } of site.pages.values()) {
    const $ = load(html);
    $('style').each((_, element) => void sheets.add($(element).text()));
  }
  const lines = new Set<string>();
  for (const css of sheets)
    parse(css).walkDecls((declaration) => {
      const { value, important } = declaration;
      lines.add(`${placeOf(declaration)}: ${value}${important ? ' !important' : ''}`);
    });
  return [...lines];
}

/** The at-rules and selectors around a declaration, from the outermost, and its property. */
function placeOf(declaration: Declaration): string {
  const places = [declaration.prop];
  for (let node = declaration.parent as AnyNode | undefined; node; node = node.parent as AnyNode | undefined) {
    if (node.type === 'rule') places.unshift(node.selector);
    if (node.type === 'atrule') places.unshift(`@${node.name} ${node.params}`.trim());
  }
  return places.join(' › ');
}
