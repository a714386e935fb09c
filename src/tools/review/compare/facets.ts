import { type CheerioAPI, load } from 'cheerio';
import { fileAt, type Site } from '../../../lib/node/built-site.ts';
import { keyOf } from '../../../lib/node/cached.ts';
import { REASONS, type Reason } from '../report-schema.ts';
import type { NewText } from './text-changes.ts';

type Element = ReturnType<typeof elementsOf>[number];

/** The aspects of a page in which a review reports differences, as lines. */
export interface Facets {
  /**
   * What each reason is about; if no line differs, the pages are equal. `text`: blocks and labels in reading order · `link`: "Contact Us →
   * /contact-us" · `picture`: contents of pictures, drawings and documents, in whatever order · `search`: the head of the page and its
   * structured data · `look`: style sheets · `code`: all of it, and its scripts.
   */
  lines: Record<Reason, string[]>;
  /** Opening tags. */
  tags: string[];
  /** File with which links to the page are shared. */
  card: string | undefined;
}

/** Attributes whose values the framework derives from the rest of the page, or that name its scripts. */
const GENERATED = new Set(
  'uid nonce integrity fetchpriority ssr await-children component-url renderer-url before-hydration-url'.split(' '),
);
/** Attributes with the URL of a file that the element shows, and the elements that show a picture. */
const SHOWN = new Set(['src', 'poster', 'data', 'srcset', 'imagesrcset']);
const PICTURES = new Set(['img', 'source', 'video', 'image']);
/** Attributes with a text, and what the review calls it. */
const LABELS = { alt: 'alternative text', 'aria-label': 'label', placeholder: 'placeholder', title: 'hint' };
const BLOCKS = new Set(
  'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements that are part of the word before them, as in CO₂. */
const WITHIN_WORDS = new Set(['sub', 'sup', 'wbr']);
/** Elements that other facets are about. */
const ELSEWHERE = new Set(['script', 'style', 'link']);
/** Elements whose text is never shown. */
const INERT = new Set(['script', 'style', 'template', 'noscript']);

export function facetsOf(site: Site, html: string): Facets {
  const $ = load(html);
  const lines = Object.fromEntries(REASONS.map((reason): [Reason, string[]] => [reason, []])) as Facets['lines'];
  lines.text.push(...blocksOf($('body')[0] as Element).map(({ text }) => text));
  const facets: Facets = { lines, tags: [], card: undefined };
  readHead($, site, facets);
  for (const element of elementsOf($)) readElement($, element, site, facets);
  $('style').each((_, element) => void lines.look.push($(element).text()));
  $('astro-island').removeAttr('uid');
  lines.code.push($.html());
  $('script[src]').each((_, { attribs }) => void lines.code.push(contentOf(site, attribs.src ?? '')));
  lines.picture.sort();
  return facets;
}

/** The path of a URL of this site, relative or absolute. */
export function pathOf(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

/** What the file at a URL contains, whatever its name; the URL itself where it names no file, or several. */
function contentOf(site: Site, url: string): string {
  const [path = '', part = ''] = pathOf(url).split('#');
  const bytes = site.read(fileAt(site.files, path) ?? '');
  return bytes ? `${keyOf(bytes)}#${part}` : url;
}

function readHead($: CheerioAPI, site: Site, facets: Facets): void {
  const { search, look, picture } = facets.lines;
  search.push(`title: ${$('head > title').text()}`, `lang: ${$('html').attr('lang') ?? ''}`);
  $('meta[http-equiv=Content-Security-Policy]').each((_, { attribs }) => {
    // The hashes follow from the page's own scripts and styles.
    attribs.content = (attribs.content ?? '').replace(/ ?'sha\d+-[^']*'/g, '');
  });
  $('head > meta').each((_, { attribs: { name, property, content = '', ...others } }) => {
    const key = name ?? property ?? others['http-equiv'];
    if (key === undefined || key === 'generator') return;
    // Open Graph's repeat them.
    search.push(`${key.replace(/^og:(?=title|description)/, '')}: ${content}`);
    if (key !== 'og:image') return;
    picture.push(contentOf(site, content));
    facets.card = fileAt(site.files, pathOf(content));
  });
  $('head > link').each((_, { attribs }) => {
    const { rel = '', href = '', media = '', title = '' } = attribs;
    if (rel === 'stylesheet') look.push(`${media} ${contentOf(site, href)}`);
    else if (/^(canonical|alternate)$/.test(rel)) search.push(`${rel}: ${href} ${title}`.trim());
  });
  $('script[type="application/ld+json"]').each((_, element) => {
    // In lines, so that a change shows one of them.
    const lines = JSON.stringify(JSON.parse($(element).text()), null, 1).split('\n');
    search.push(...lines.map((line) => `structured data: ${line.trim()}`));
  });
}

/** The elements of a page's body. Not `body *`, which omits the contents of templates. */
const elementsOf = ($: CheerioAPI) => $(':not(html, head, head *)').toArray();

function readElement($: CheerioAPI, element: Element, site: Site, { lines, tags }: Facets): void {
  const { name, attribs } = element;
  if (ELSEWHERE.has(name)) return;
  if (name === 'a' && attribs.href !== undefined)
    lines.link.push(`${$(element).text().replace(/\s+/g, ' ').trim() || attribs['aria-label'] || 'link'} → ${attribs.href}`);
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attribs)) {
    if (GENERATED.has(key) || (name === 'a' && key === 'href')) continue;
    if (SHOWN.has(key) && (PICTURES.has(name) || value.endsWith('.pdf'))) lines.picture.push(contentOf(site, value));
    else tag += ` ${key}="${value}"`;
  }
  // A drawing counts as a whole.
  if ($(element).closest('svg').length === 0) tags.push(`${tag}>`);
  else if ($(element).parents('svg').length === 0) lines.picture.push($.html(element));
}

/** A text of a page, and the element that contains it. */
interface Block {
  text: string;
  element: Element;
}

/** A drawing is in its page twice, and has the same labels in the layout for narrow columns (figures/render/fluid.ts). */
const isSecondLayout = ({ attribs }: Element) => attribs.class === 'slim-only';

/** Text of a page in reading order: one block for each paragraph, heading, list item, table cell or label. */
function blocksOf(body: Element): Block[] {
  const blocks: Block[] = [];
  let current = '';
  const close = (element: Element) => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text) blocks.push({ text, element });
    current = '';
  };
  const walk = (node: Element['children'][number], around: Element): void => {
    if (node.type === 'text') current += node.data;
    if (node.type !== 'tag' || INERT.has(node.name) || isSecondLayout(node)) return;
    if (node.name === 'br' || isApart(node)) current += ' ';
    const isBlock = BLOCKS.has(node.name) || node.name === 'text';
    if (isBlock) close(around);
    for (const [attribute, label] of Object.entries(LABELS)) {
      const value = node.attribs[attribute]?.trim();
      if (value) blocks.push({ text: `[${label}] ${value}`, element: node });
    }
    const block = isBlock ? node : around;
    for (const child of node.children) walk(child, block);
    if (isBlock) close(node);
  };
  walk(body, body);
  close(body);
  return blocks;
}

/**
 * Whether an element follows another one, or a span a word, with nothing between them: styles separate them, as with two links that look like
 * buttons, or a name and a firm.
 */
const isApart = ({ name, prev }: Element) =>
  prev?.type === 'tag'
    ? !WITHIN_WORDS.has(name) && !WITHIN_WORDS.has(prev.name)
    : name === 'span' && prev?.type === 'text' && /\w$/.test(prev.data);

/** A page with the attribute `data-review-new` on each element that has a new text or label; for a drawing, on the whole drawing. */
export function outlined(html: string, texts: readonly NewText[]): string {
  const $ = load(html);
  const wanted = new Set(texts.map(({ text, nth }) => `${nth} ${text}`));
  const seen = new Map<string, number>();
  for (const { text, element } of blocksOf($('body')[0] as Element)) {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    if (!wanted.has(`${nth} ${text}`)) continue;
    const drawing = $(element).parents('svg').last();
    // Both layouts of a drawing, of which one is shown.
    (drawing.length > 0 ? drawing.siblings('svg').addBack() : $(element)).attr('data-review-new', '');
  }
  return $.html();
}
