/** A piece of a style sheet: what stands before its block, and the block; a statement such as `@layer a, b;` has none. */
interface Piece {
  head: string;
  block?: string;
}

/** At-rules whose block holds rules; in the others it is looked at no further. */
const GROUP = /^@(media|supports|layer|container|scope|starting-style)\b/;
/** Where a selector names what need not be there, or one of several. */
const ALTERNATIVES = /:(?:not|is|where|has)\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]]*\]/g;
const CLASS = /\.((?:[\w-]|[^ -~])+)/g;
/** Where escaped signs of a class name wait while the selector is taken apart: Unicode's private use area. */
const ASIDE = 0xe000;

/**
 * Takes out of a page's styles what the page can never use: rules for classes that stand neither in it nor in any script, and
 * custom properties that nothing reads. Every page carries its styles inline, so each pays for what all of them need.
 * @param html the page, with its `<style>` elements
 * @param isScripted whether a script of the site has a word in it: it may set a class later
 */
export function pruneStyles(html: string, isScripted: (word: string) => boolean): string {
  const classes = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.replace(/&amp;/g, '&').split(/\s+/)));
  const isThere = (name: string) => classes.has(name) || isScripted(name);
  const pruned = html.replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, open: string, css: string, close: string) => open + pruneRules(css, isThere) + close,
  );
  const read = (name: string) => pruned.includes(`var(${name}`) || isScripted(name);
  return pruned.replace(
    /(<style[^>]*>)([\s\S]*?)(<\/style>)/g,
    (_, open: string, css: string, close: string) => open + pruneProperties(css, read) + close,
  );
}

/** Rules without those that can match nothing. */
export const pruneRules = (css: string, isThere: (name: string) => boolean): string =>
  pieces(css)
    .map(({ head, block }) => {
      if (block === undefined) return `${head};`;
      if (GROUP.test(head)) {
        const inside = pruneRules(block, isThere);
        return inside && `${head}{${inside}}`;
      }
      if (head.startsWith('@')) return `${head}{${block}}`;
      const kept = selectors(head).filter((selector) => classesOf(selector).every(isThere));
      return kept.length > 0 ? `${kept.join(',')}{${block}}` : '';
    })
    .join('');

/** Declarations for the root or for all, and registrations, without those of custom properties that nothing reads. */
const pruneProperties = (css: string, read: (name: string) => boolean): string =>
  css
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (read(name) ? rule : ''))
    .replace(/(:root,:host\{|\*,:before,:after,::backdrop\{)([^}]*)\}/g, (_, open: string, declarations: string) => {
      const name = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trim();
      const kept = declarations.split(';').filter((declaration) => !name(declaration).startsWith('--') || read(name(declaration)));
      return `${open}${kept.join(';')}}`;
    });

function classesOf(selector: string): string[] {
  const plain = selector.replace(/\\([^0-9a-f])/g, (_, sign: string) => String.fromCharCode(ASIDE + sign.charCodeAt(0)));
  const back = (name: string) => name.replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - ASIDE));
  return [...plain.replace(ALTERNATIVES, '').matchAll(CLASS)].map(([, name = '']) => back(name));
}

/** Cuts a sheet at its own level. Strings hold no brace in what the bundler writes. */
function pieces(css: string): Piece[] {
  const found: Piece[] = [];
  let depth = 0;
  let from = 0;
  let open = 0;
  for (const { 0: sign, index } of css.matchAll(/[{};]|\/\*[\s\S]*?\*\//g)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === ';' && depth === 0) {
      found.push({ head: css.slice(from, index).trim() });
      from = index + 1;
    }
    if (sign === '}' && --depth === 0) {
      found.push({ head: css.slice(from, open).trim(), block: css.slice(open + 1, index) });
      from = index + 1;
    }
  }
  return found;
}

/** The selectors of a list, cut at the commas that stand in no brackets. */
function selectors(list: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: sign, index } of list.matchAll(/\\.|[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) {
      found.push(list.slice(from, index));
      from = index + 1;
    }
  }
  return [...found, list.slice(from)];
}
