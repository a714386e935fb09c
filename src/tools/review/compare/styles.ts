import { load } from 'cheerio';
import { type AnyNode, type Declaration, parse, type Root } from 'postcss';
import type { Site } from '../site.ts';
import type { WordChanges } from './text-changes.ts';

/** Values of a property by the place where it is declared, such as "@media print › a:hover › color". */
type Styles = Map<string, Set<string>>;

/**
 * Declarations that differ anywhere on the site, each with the values that came and went. They tell what no photograph shows: what is
 * under the pointer, in print, or in forced colours.
 */
export function compareStyles(before: Site, after: Site): WordChanges {
  const [was, is] = [stylesOf(before), stylesOf(after)];
  const without = (values: ReadonlySet<string> | undefined, others: ReadonlySet<string> | undefined) =>
    [...(values ?? [])].filter((value) => !others?.has(value)).join(', ');
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((place) => {
    const [gone, come] = [without(was.get(place), is.get(place)), without(is.get(place), was.get(place))];
    if (!gone && !come) return [];
    const values = [
      ...(gone ? [{ kind: 'deleted' as const, text: gone }] : []),
      ...(come ? [{ kind: 'inserted' as const, text: come }] : []),
    ];
    return [[{ kind: 'same' as const, text: `${place}: ` }, ...values]];
  });
}

/** Styles of all pages, in the pages themselves and in files. A sheet that several pages have is read once. */
function stylesOf(site: Site): Styles {
  const sheets = new Set([...site.files].filter((file) => file.endsWith('.css')).map((file) => site.read(file).toString()));
  for (const { html } of site.pages.values()) {
    const $ = load(html);
    $('style').each((_, element) => void sheets.add($(element).text()));
  }
  const styles: Styles = new Map();
  for (const css of sheets)
    writtenStyles(site.withContents(css)).walkDecls((declaration) => {
      const place = placeOf(declaration);
      styles.set(place, (styles.get(place) ?? new Set()).add(writtenValue(declaration)));
    });
  return styles;
}

/** A style sheet without the lines that are reserved for a text until its font arrives: they are measured from the words. */
export function writtenStyles(css: string): Root {
  const root = parse(css);
  root.walkAtRules('container', (container) => {
    container.walkDecls('min-height', (declaration) => {
      if (declaration.value.endsWith('lh')) container.remove();
    });
  });
  return root;
}

const writtenValue = ({ value, important }: Declaration) => (important ? `${value} !important` : value);

/** The at-rules and selectors around a declaration, from the outermost, and its property. */
function placeOf(declaration: Declaration): string {
  const places = [declaration.prop];
  for (let node = declaration.parent as AnyNode | undefined; node; node = node.parent as AnyNode | undefined) {
    if (node.type === 'rule') places.unshift(node.selector);
    if (node.type === 'atrule') places.unshift(`@${node.name} ${node.params}`.trim());
  }
  return places.join(' › ');
}
