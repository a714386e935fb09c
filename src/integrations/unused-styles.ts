import { transform } from 'lightningcss';

/** Tailwind's layer for browsers without `@property` (Safari 16.3, Firefox 127 and older), which also lack the popovers that the menus need. */
const LEGACY_LAYER = 'properties';

/** The contents of a style sheet, and the versions made from it. */
interface Sheet {
  /** Classes and custom properties of its rules. */
  named: ReadonlySet<string>;
  /** Names of its `@property` rules. */
  registered: ReadonlySet<string>;
  /** Custom properties whose value it reads. */
  read: ReadonlySet<string>;
  /** The sheet without some of its names, keyed by those names. */
  without: Map<string, string>;
}

/** Most pages have the same sheets, and many need the same rules from them, so each sheet is read and each version made once. */
const sheets = new Map<string, Sheet>();

/**
 * Drops rules for classes that a page does not have, custom properties that nothing reads, and the layer for old browsers. Styles are
 * inline, so each page would otherwise contain the utilities and component styles of all the others (2.3 to 2.8 kB, Brotli).
 * @param all the page's style sheets
 * @param isUsed whether a class or custom property occurs in the page's markup, or in a script that may add or read it
 * @returns what is left, as one sheet
 */
export function dropUnusedStyles(all: readonly string[], isUsed: (name: string) => boolean): string {
  let dropped = withoutUnused(all, isUsed);
  // A dropped rule may have been the only one that read a custom property.
  for (let before = all; dropped.join('').length < before.join('').length; ) [before, dropped] = [dropped, withoutUnused(dropped, isUsed)];
  return dropped.join('');
}

function withoutUnused(all: readonly string[], isUsed: (name: string) => boolean): string[] {
  const read = new Set(all.flatMap((css) => [...sheetOf(css).read]));
  const isUnused = (name: string) => !read.has(name) && !isUsed(name);
  return all.map((css) => {
    const { named, registered, without } = sheetOf(css);
    const [symbols, properties] = [[...named].filter(isUnused), [...registered].filter(isUnused)];
    const key = JSON.stringify([symbols, properties]);
    const dropped = without.get(key) ?? withoutNames(css, symbols, new Set(properties));
    without.set(key, dropped);
    return dropped;
  });
}

function sheetOf(css: string): Sheet {
  const sheet = sheets.get(css) ?? readSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

function readSheet(css: string): Sheet {
  const [named, registered, read] = [new Set<string>(), new Set<string>(), new Set<string>()];
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    visitor: {
      Rule: { property: ({ value: { name } }) => void registered.add(name) },
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') named.add(part.name);
      },
      // The library also counts properties that it does not know, such as outline-offset, as custom ones.
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && named.add(name)) },
      Variable: ({ name }) => void read.add(name.ident),
    },
  });
  return { named, registered, read, without: new Map() };
}

const withoutNames = (css: string, symbols: string[], properties: ReadonlySet<string>): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: symbols,
    visitor: {
      Rule: {
        property: ({ value: { name } }) => (properties.has(name) ? [] : undefined),
        'layer-block': ({ value: { name } }) => (name?.join('.') === LEGACY_LAYER ? [] : undefined),
      },
    },
  }).code.toString();
