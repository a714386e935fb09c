import crypto from 'node:crypto';
import { load } from 'cheerio/slim';
import { applyEdits, type Edit } from '../lib/edits.ts';
import { SCRIPT_HASHES, STYLE_HASHES } from '../lib/policy.ts';
import { escapeHtml } from '../lib/typeset.ts';
import { ISLAND_RUNTIME } from './island-runtime.ts';
import { dropUnusedStyles } from './unused-styles.ts';

type Element = ReturnType<typeof elementsOf>[number];

const POLICY = 'Content-Security-Policy';
/** Types of scripts that hold data, which need no hash in a policy. */
const DATA_TYPE = /^application\//;

/**
 * Finishes a built page: removes Astro's island runtime, which the site's script contains (`island-runtime.ts`), joins the inline
 * styles and drops unused ones, gives module scripts a low priority, and puts the hashes of inline scripts and styles into the policy.
 * (Astro's own `security.csp` would list the hashes of the whole site in each page, at the end of its head.)
 * @param isInScript whether a script of the page contains a name, such as a class that it may add
 * @throws if the page has islands, but not the runtime of this version of Astro
 */
export function finishPage(html: string, isInScript: (word: string) => boolean): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(({ name }) => name === 'script').filter((script) => !script.attribs.src && isExecutable(script));
  const runtime = scripts.filter((script) => textOf(script) === ISLAND_RUNTIME);
  if (runtime.length === 0 && elements.some(({ name }) => name === 'astro-island'))
    throw new Error(
      'A page has islands but lacks the text of astro/runtime/server/astro-island.prebuilt.js: see integrations/island-runtime.ts.',
    );

  const styles = elements.filter(({ name }) => name === 'style');
  const plain = styles.filter((style) => Object.keys(style.attribs).length === 0 && isPlain(style));
  const [first, ...rest] = plain;
  const names = new Set(elements.flatMap(({ attribs }) => attribs.class?.split(/\s+/) ?? []));
  // Those in the head are shared by all pages of a template; those in the body are the page's own.
  const [shared, own] = [true, false].map((inHead) => new Set(plain.filter((style) => isIn(style, 'head') === inHead).map(textOf)));
  const css = dropUnusedStyles([[...(shared ?? [])].join(''), ...(own ?? [])], (name) => names.has(name) || isInScript(name));

  const modules = elements.filter(({ name, attribs }) => name === 'script' && attribs.type === 'module' && attribs.src);
  const otherStyles = styles.filter((style) => !plain.includes(style));
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

/** The policy with hashes in place of the placeholders of `lib/policy.ts`. */
function fillPolicy(meta: Element, { scripts, styles }: { scripts: string[]; styles: string[] }): Edit {
  const hashes = (texts: string[]) => [...new Set(texts.map((text) => ` ${sha256(text)}`))].join('');
  const { content = '' } = meta.attribs;
  const filled = content.replace(` ${SCRIPT_HASHES}`, hashes(scripts)).replace(` ${STYLE_HASHES}`, hashes(styles));
  return { ...removal(meta), text: `<meta http-equiv="${POLICY}" content="${escapeHtml(filled)}">` };
}

const sha256 = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/** All elements of a page in document order, including those inside templates and noscript. */
const elementsOf = (html: string) =>
  load(html, { xml: { xmlMode: false, withStartIndices: true, withEndIndices: true } })
    .root()
    .find('*')
    .toArray();

const textOf = ({ children }: Element) => children.map((child) => ('data' in child ? child.data : '')).join('');
const isPolicy = ({ name, attribs }: Element) => name === 'meta' && attribs['http-equiv'] === POLICY;
const isExecutable = ({ attribs }: Element) => !DATA_TYPE.test(attribs.type ?? '');

/** Whether an element always applies: it is not within a noscript, template or SVG element. */
const isPlain = (element: Element) => !isIn(element, 'noscript', 'template', 'svg');

function isIn({ parent }: Element, ...names: string[]): boolean {
  for (let at = parent; at && 'name' in at; at = at.parent) if (names.includes(at.name)) return true;
  return false;
}

function removal({ startIndex, endIndex, name }: Element): Edit {
  if (startIndex === null || endIndex === null) throw new Error(`A <${name}> has no place in the page's text.`);
  return { start: startIndex, end: endIndex + 1, text: '' };
}

/** Sets `fetchpriority=low` on a module script, so that HTML and fonts load first. */
function lowPriority(script: Element): Edit {
  const at = removal(script).start + '<script'.length;
  return { start: at, end: at, text: ' fetchpriority="low"' };
}
