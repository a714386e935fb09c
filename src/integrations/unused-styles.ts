import { transform } from 'lightningcss';

/** Tailwind's layer for browsers without `@property` (Safari 16.3, Firefox 127 and older), which also lack popovers, as the menus are. */
const LEGACY_LAYER = 'properties';

/**
 * Drops rules for classes that a page does not have, custom properties that nothing reads, and the layer for old browsers. Styles are
 * inline, so each page would otherwise contain the utilities and component styles of all others (about 1 kB, Brotli).
 * @param isUsed whether a class or custom property occurs in the page's markup, or in a script that may add or read it
 */
export function dropUnusedStyles(css: string, isUsed: (name: string) => boolean): string {
  const dropped = dropOnce(css, isUsed);
  // A dropped rule may have been the only one that read a custom property.
  return dropped.length < css.length ? dropUnusedStyles(dropped, isUsed) : dropped;
}

function dropOnce(css: string, isUsed: (name: string) => boolean): string {
  const named = new Set<string>();
  const read = new Set<string>();
  const code = Buffer.from(css);
  transform({
    filename: 'page.css',
    code,
    visitor: {
      Selector: (selector) => {
        for (const part of selector) if (part.type === 'class') named.add(part.name);
      },
      // Properties that the library does not know, such as outline-offset, count as custom ones too.
      Declaration: { custom: ({ name }) => void (name.startsWith('--') && named.add(name)) },
      Variable: ({ name }) => void read.add(name.ident),
    },
  });
  const unusedSymbols = [...named].filter((name) => !read.has(name) && !isUsed(name));
  return transform({
    filename: 'page.css',
    code,
    minify: true,
    unusedSymbols,
    visitor: {
      Rule: {
        property: ({ value: { name } }) => (read.has(name) || isUsed(name) ? undefined : []),
        'layer-block': ({ value: { name } }) => (name?.join('.') === LEGACY_LAYER ? [] : undefined),
      },
    },
  }).code.toString();
}
