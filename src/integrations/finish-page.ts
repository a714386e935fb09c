import crypto from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { SCRIPT_HASHES, STYLE_HASHES } from '../lib/policy.ts';
import { ISLAND_RUNTIME } from './island-runtime.ts';
import { dropUnusedStyles } from './unused-styles.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** A replacement in the page's HTML; offsets in characters. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Types of scripts that hold data, which need no hash in a policy. */
const DATA_TYPE = /^application\//;

/**
 * Completes a built page: removes Astro's island runtime, which the site's script contains (`island-runtime.ts`), joins the inline
 * styles and drops unused ones, gives module scripts a low priority, and puts the hashes of inline scripts and styles into the policy.
 * (Astro's own `security.csp` would list the hashes of the whole site in each page, at the end of its head.)
 * @param isInScript whether a script of the page contains a name, such as a class that it may add
 * @throws if the page has islands, but not the runtime of this version of Astro
 */
export function finishPage(html: string, isInScript: (word: string) => boolean): string {
  const elements = elementsOf(html);
  const scripts = elements
    .filter(({ tagName }) => tagName === 'script')
    .filter((script) => !attribute(script, 'src') && isExecutable(script));
  const runtime = scripts.filter((script) => textOf(script) === ISLAND_RUNTIME);
  if (runtime.length === 0 && elements.some(({ tagName }) => tagName === 'astro-island'))
    throw new Error(
      'A page has islands, but not the text of astro/runtime/server/astro-island.prebuilt.js: see integrations/island-runtime.ts.',
    );

  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const [first, ...rest] = styles.filter((style) => style.attrs.length === 0 && isPlain(style));
  const names = new Set(elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? []));
  const joined = [...new Set([first, ...rest].flatMap((style) => (style ? textOf(style) : [])))].join('');
  const css = first ? dropUnusedStyles(joined, (name) => names.has(name) || isInScript(name)) : '';

  const modules = elements.filter(
    (script) => script.tagName === 'script' && attribute(script, 'type') === 'module' && attribute(script, 'src'),
  );
  const otherStyles = styles.filter((style) => style !== first && !rest.includes(style));
  return applyEdits(html, [
    ...[...runtime, ...rest].map(removal),
    ...modules.map(lowPriority),
    ...(first ? [{ ...removal(first), text: css && `<style>${css}</style>` }] : []),
    ...elements.filter(isPolicy).map((meta) =>
      fillPolicy(meta, {
        scripts: scripts.filter((script) => !runtime.includes(script)).map(textOf),
        styles: [...(css ? [css] : []), ...otherStyles.map(textOf)],
      }),
    ),
  ]);
}

/** Puts hashes in the place of the placeholders of `lib/policy.ts`. */
function fillPolicy(meta: Element, { scripts, styles }: { scripts: string[]; styles: string[] }): Edit {
  const place = meta.sourceCodeLocation?.attrs?.content;
  if (!place) throw new Error('A policy has no content.');
  const hashes = (texts: string[]) => [...new Set(texts.map((text) => ` ${sha256(text)}`))].join('');
  const content = attribute(meta, 'content') ?? '';
  const filled = content.replace(` ${SCRIPT_HASHES}`, hashes(scripts)).replace(` ${STYLE_HASHES}`, hashes(styles));
  return { from: place.startOffset, to: place.endOffset, text: `content="${filled.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` };
}

const sha256 = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/** All elements of a page in document order, those inside templates and noscript included. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const walk = (node: DefaultTreeAdapterTypes.ParentNode) => {
    for (const child of node.childNodes) {
      if (!('tagName' in child)) continue;
      found.push(child);
      walk('content' in child ? child.content : child);
    }
  };
  walk(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return found;
}

const attribute = (element: Element, name: string) => element.attrs.find((each) => each.name === name)?.value;
const textOf = (element: Element) => element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
const isPolicy = (element: Element) => element.tagName === 'meta' && attribute(element, 'http-equiv') === 'Content-Security-Policy';
const isExecutable = (script: Element) => !DATA_TYPE.test(attribute(script, 'type') ?? '');

/** Whether an element always applies: it is not within a noscript, template or SVG element. */
function isPlain({ parentNode, namespaceURI }: Element): boolean {
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml') return false;
  for (let at = parentNode; at; at = 'parentNode' in at ? at.parentNode : null) {
    if ('tagName' in at && at.tagName === 'noscript') return false;
    if (at.nodeName === '#document-fragment') return false;
  }
  return true;
}

function removal({ sourceCodeLocation, tagName }: Element): Edit {
  if (!sourceCodeLocation) throw new Error(`A <${tagName}> has no place in the page's text.`);
  return { from: sourceCodeLocation.startOffset, to: sourceCodeLocation.endOffset, text: '' };
}

/** Sets `fetchpriority=low` on a module script, so that HTML and fonts load first. */
function lowPriority(script: Element): Edit {
  const { from } = removal(script);
  const at = from + '<script'.length;
  return { from: at, to: at, text: ' fetchpriority="low"' };
}

/** Applies edits, which must not overlap, to a text. */
const applyEdits = (text: string, edits: Edit[]) =>
  edits.sort((a, b) => b.from - a.from).reduce((now, { from, to, text: put }) => now.slice(0, from) + put + now.slice(to), text);
