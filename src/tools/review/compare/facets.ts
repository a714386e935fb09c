import { type CheerioAPI, load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import type { Site } from '../site.ts';
import { writtenStyles } from './styles.ts';
import type { NewText } from './text-changes.ts';

/** The aspects of a page by which a review says what differs. That two pages are equal is said by their fingerprints alone. */
export interface Facets {
  /** Equal where the page and every file that it loads are: hashed names are replaced by what the files contain. */
  fingerprint: string;
  /** Text blocks in reading order, text alternatives and labels among them. */
  blocks: string[];
  /** Those that stand on the page itself. */
  texts: string[];
  /** Links with their targets, such as "Contact Us → /contact-us". */
  links: string[];
  /** Documents that the page shows, with what they contain. */
  shown: string[];
  /** Opening tags of the body in document order, without what belongs to another facet. */
  tags: string[];
  /** Title, description, language, Open Graph, canonical URL, structured data, security policy. */
  metadata: string[];
  /** Style sheets. */
  styles: string[];
  /** Opening tags with nothing but their classes. */
  classes: string[];
  /** Content of the scripts that the page can run. */
  scripts: string[];
  /** Content of what the page shows: images, drawings, frames, icons. */
  assets: string[];
  $: CheerioAPI;
}

/** Attributes whose values the framework derives from the rest of the page. */
const GENERATED = new Set(['uid', 'nonce', 'integrity', 'fetchpriority', 'ssr', 'await-children']);
const ISLAND_SCRIPTS = new Set(['component-url', 'renderer-url', 'before-hydration-url']);
/** Attributes with the URL of a file that the element shows. */
const SHOWN = new Set(['src', 'poster', 'data', 'srcset', 'imagesrcset']);
/** Attributes with a text, and what the review calls it. */
const LABELS = { alt: 'alternative text', 'aria-label': 'label', placeholder: 'placeholder', title: 'hint' };
const BLOCKS = new Set(
  'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements that belong to the word before them, as in CO₂. */
const WITHIN_WORDS = new Set(['sub', 'sup', 'wbr']);
/** Elements that other facets are about. */
const ELSEWHERE = new Set(['script', 'style', 'link']);
/** Elements whose text no reader sees. */
const INERT = new Set(['script', 'style', 'template', 'noscript']);

export function facetsOf(site: Site, html: string): Facets {
  const $ = load(html);
  const [body] = $('body').toArray();
  const blocks = body ? blocksOf(body) : [];
  const facets: Facets = {
    fingerprint: '',
    blocks: blocks.map(({ text }) => text),
    texts: blocks.filter(({ isLabel }) => !isLabel).map(({ text }) => text),
    links: [],
    shown: [],
    tags: [],
    metadata: [],
    styles: [],
    classes: [],
    scripts: [],
    assets: [],
    $,
  };
  readHead($, site, facets);
  // Not `body *`, which leaves out what stands in templates.
  for (const element of $(':not(html, head, head *)').toArray()) readElement($, element, site, facets);
  $('style').each((_, element) => void facets.styles.push(writtenStyles(site.withContents($(element).text())).toString()));
  $('script:not([type$=json]):not([type$=speculationrules])').each((_, element) => {
    const { src } = element.attribs;
    facets.scripts.push(src ? identityOf(site, src) : site.withContents($(element).text()));
  });
  $('astro-island').removeAttr('uid');
  facets.fingerprint = [site.withContents($.html()), ...facets.metadata, ...facets.styles, ...facets.scripts, ...facets.assets].join('\0');
  return facets;
}

/** The path of a URL of this site, relative or absolute. */
export function pathOf(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}

const identityOf = (site: Site, url: string) => site.identity(pathOf(url)) ?? url;

function readHead($: CheerioAPI, site: Site, { metadata, styles, assets }: Facets): void {
  metadata.push(`lang: ${$('html').attr('lang') ?? ''}`, `title: ${$('head > title').text()}`);
  $('meta[http-equiv=Content-Security-Policy]').each((_, { attribs }) => {
    // The hashes follow from the page's own scripts and styles.
    attribs.content = (attribs.content ?? '').replace(/ ?'sha\d+-[^']*'/g, '');
  });
  $('head > meta').each((_, { attribs }) => {
    const name = attribs.name ?? attribs.property ?? attribs['http-equiv'];
    if (name === undefined || name === 'generator') return;
    const content = attribs.content ?? '';
    const file = /image(:secure_url)?$/.test(name) ? site.identity(pathOf(content)) : undefined;
    metadata.push(`${name}: ${content}${file === undefined ? '' : ` ${markOf(file)}`}`);
  });
  $('head > link').each((_, { attribs }) => {
    const { rel = '', href = '', media = '', title = '' } = attribs;
    if (rel === 'stylesheet') styles.push(`${media} ${identityOf(site, href)}`);
    else if (rel.includes('icon')) assets.push(identityOf(site, href));
    else if (/^(canonical|alternate)$/.test(rel)) metadata.push(`${rel}: ${href} ${title}`.trim());
  });
  $('script[type="application/ld+json"]').each((_, element) => {
    metadata.push(...linesOf($(element).text()).map((line) => `structured data: ${line}`));
  });
}

/** JSON in lines, so that a change shows one of them; any other text as it is. */
function linesOf(json: string): string[] {
  try {
    return JSON.stringify(JSON.parse(json), null, 1)
      .split('\n')
      .map((line) => line.trim());
  } catch {
    return [json];
  }
}

function readElement($: CheerioAPI, element: Element, site: Site, facets: Facets): void {
  const { name, attribs } = element;
  if (ELSEWHERE.has(name)) return;
  const isDrawing = $(element).closest('svg').length > 0;
  // A drawing counts as a whole.
  if (name === 'svg' && $(element).parents('svg').length === 0) facets.assets.push(site.withContents($.html(element)));
  if (name === 'a' && attribs.href !== undefined)
    facets.links.push(`${$(element).text().replace(/\s+/g, ' ').trim() || attribs['aria-label'] || 'link'} → ${attribs.href}`);
  const shown: string[] = [];
  for (const [key, value] of Object.entries(attribs)) {
    if (GENERATED.has(key) || (name === 'a' && key === 'href')) continue;
    if (key === 'class') facets.classes.push(`<${name} class="${value}">`);
    else if (ISLAND_SCRIPTS.has(key)) facets.scripts.push(identityOf(site, value));
    else if (SHOWN.has(key)) readShown(urlsOf(key, value), site, facets);
    else if (!isDrawing) shown.push(` ${key}="${value}"`);
  }
  if (!isDrawing) facets.tags.push(`<${name}${shown.join('')}>`);
}

function readShown(urls: readonly string[], site: Site, { assets, shown }: Facets): void {
  for (const url of urls) {
    const content = identityOf(site, url);
    assets.push(content);
    if (url.endsWith('.pdf')) shown.push(`shows ${url} ${markOf(content)}`);
  }
}

/** How lines name what a file contains. */
const markOf = (identity: string) => `content:${identity.slice(0, 8)}`;

const urlsOf = (key: string, value: string) =>
  key.endsWith('srcset') ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value];

/** A text of a page, and the element that it stands in. */
interface Block {
  text: string;
  element: Element;
  /** It stands in an attribute, where no outline can show it. */
  isLabel?: true;
}

/** Text of a page in reading order: one block for each paragraph, heading, list item, table cell or label. */
function blocksOf(body: Element): Block[] {
  const blocks: Block[] = [];
  let current = '';
  const close = (element: Element) => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text) blocks.push({ text, element });
    current = '';
  };
  const walk = (node: AnyNode, around: Element): void => {
    if (node.type === 'text') current += node.data;
    if (node.type !== 'tag' || INERT.has(node.name)) return;
    if (node.name === 'br' || isApart(node)) current += ' ';
    const isBlock = BLOCKS.has(node.name) || node.name === 'text';
    if (isBlock) close(around);
    for (const [attribute, label] of Object.entries(LABELS)) {
      const value = node.attribs[attribute]?.trim();
      if (value) blocks.push({ text: `[${label}] ${value}`, element: node, isLabel: true });
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
 * Whether an element follows another one, or a span a word, with nothing between them: styles set them apart, as two links that look like
 * buttons, or a name and a firm.
 */
const isApart = ({ name, prev }: Element) =>
  prev?.type === 'tag'
    ? !WITHIN_WORDS.has(name) && !WITHIN_WORDS.has(prev.name)
    : name === 'span' && prev?.type === 'text' && /\w$/.test(prev.data);

/** A page with the attribute `data-review-new` on each element that a new text stands in; of a drawing, on the whole. */
export function outlined(html: string, texts: readonly NewText[]): string {
  const $ = load(html);
  const wanted = new Set(texts.map(({ text, nth }) => `${nth} ${text}`));
  const seen = new Map<string, number>();
  for (const { text, element, isLabel } of blocksOf($('body')[0] as Element)) {
    if (isLabel) continue;
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    if (!wanted.has(`${nth} ${text}`)) continue;
    const drawing = $(element).parents('svg').last();
    (drawing.length > 0 ? drawing : $(element)).attr('data-review-new', '');
  }
  return $.html();
}
