import { type CheerioAPI, load } from 'cheerio';
import type { AnyNode, Element } from 'domhandler';
import { identityOfText, type Site } from './site.ts';
import type { NewText } from './text-changes.ts';

/** The aspects of a page that a review compares. Two builds of a page that look, read and work the same have the same facets. */
export interface Facets {
  /** Structure, text and attributes of the body, without classes, colours, scopes, URLs of assets, styles and scripts. */
  content: string;
  /** Title, description, Open Graph, canonical URL, structured data. */
  metadata: string[];
  /** Content of what the page shows: images, drawings, frames, icons. */
  assets: string[];
  /** Content of the scripts the page can run. */
  scripts: string[];
  /** Class names and colours of each element, in document order. */
  classes: string;
  /** The page's style sheets, with URLs replaced by the content they lead to. */
  css: string;
  /** Text blocks in reading order, text alternatives and labels among them. */
  blocks: string[];
  /** Targets of links, each once. */
  links: string[];
  $: CheerioAPI;
}

/** Attributes whose values the framework generates with each build. */
const GENERATED = new Set(['uid', 'nonce', 'integrity', 'fetchpriority', 'ssr', 'await-children']);
/** Attributes by which scoped styles select a component's elements. */
const SCOPE = /^data-(astro-cid-\w+|[a-z]{1,2})$/;
const ISLAND_SCRIPTS = ['component-url', 'renderer-url', 'before-hydration-url'];
/** Attributes with the URL of a file that the element shows. */
const SHOWN = new Set(['src', 'poster', 'data', 'srcset', 'imagesrcset']);
const SHOWN_HREF = new Set(['image', 'use', 'feimage']);
const ICONS = new Set(['icon', 'apple-touch-icon', 'shortcut icon', 'mask-icon']);
/** Attributes with the colours of inline SVG; they count as style, as classes do. */
const PAINTS = ['color', 'fill', 'flood-color', 'stop-color', 'stroke'];
const LABELS = ['alt', 'aria-label', 'placeholder', 'title'];
const BLOCKS = new Set(
  'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
/** Elements whose text no reader sees. */
const INERT = new Set(['script', 'style', 'template', 'noscript']);

export const isScope = (name: string) => SCOPE.test(name);

export function facetsOf(site: Site, html: string): Facets {
  const $ = load(html);
  const facets: Facets = { content: '', metadata: [], assets: [], scripts: [], classes: '', css: '', blocks: [], links: [], $ };
  const show = (url: string) => {
    facets.assets.push(site.identity(pathOf(url)) ?? url);
  };

  readHead($, site, facets, show);
  $('style').each((_, element) => {
    facets.css += `${$(element).text()}\n`;
  });
  $('link[rel=stylesheet]').each((_, { attribs }) => {
    const file = fileOf(site, attribs.href ?? '');
    const css = file ? `${site.read(file).toString()}\n` : '';
    facets.css += attribs.media ? `@media ${attribs.media}{${css}}\n` : css;
  });
  $('script:not([type$=json]):not([type$=speculationrules])').each((_, element) => {
    const { src } = element.attribs;
    facets.scripts.push(src ? (site.identity(pathOf(src)) ?? src) : identityOfText(site.withContents($(element).text()).trim()));
  });

  const out: string[] = [];
  const classes: string[] = [];
  const walk = (node: AnyNode): void => {
    if (node.type === 'text') out.push(node.data.replace(/\s+/g, ' '));
    if (node.type === 'root') {
      for (const child of node.children) walk(child);
      return;
    }
    if (node.type !== 'tag' && node.type !== 'script' && node.type !== 'style') return;
    if (node.name === 'style' || (node.name === 'script' && !node.attribs.type?.endsWith('json'))) return;
    if (node.name === 'link') return;
    out.push(`<${[node.name, ...attributesOf(node, site, facets, show)].join(' ')}>`);
    const paints = PAINTS.flatMap((name) => (node.attribs[name] ? [`${name}=${node.attribs[name]}`] : []));
    classes.push([...(node.attribs.class ?? '').split(/\s+/).sort(), ...paints].join(' '));
    for (const child of node.children) walk(child);
    out.push(`</${node.name}>`);
  };
  const [body] = $('body').toArray();
  if (body) walk(body);
  facets.css = site.withContents(facets.css);
  facets.content = out.join('').replace(/\s+/g, ' ');
  facets.classes = classes.join('\n');
  facets.blocks = body ? blocksOf(body).map(({ text }) => text) : [];
  facets.links = [
    ...new Set(
      $('a[href]')
        .toArray()
        .map(({ attribs }) => attribs.href ?? ''),
    ),
  ];
  return facets;
}

/** The path of a URL of this site, relative or absolute. */
export function pathOf(url: string): string {
  if (!/^https?:/.test(url)) return url;
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
const fileOf = (site: Site, url: string) => {
  const file = decodeURI(pathOf(url).split(/[?#]/)[0] ?? '').slice(1);
  return site.files.has(file) ? file : undefined;
};

function readHead($: CheerioAPI, site: Site, facets: Facets, show: (url: string) => void): void {
  const say = (...parts: (string | undefined)[]) => {
    facets.metadata.push(parts.join(' '));
  };
  say('lang', $('html').attr('lang'));
  say('title', $('head > title').text());
  $('head > meta').each((_, { attribs }) => {
    const name = attribs.name ?? attribs.property ?? attribs['http-equiv'] ?? 'charset';
    if (/^(content-security-policy|generator|charset|viewport)$/i.test(name)) return;
    const content = attribs.content ?? '';
    say(name, content, /image(:secure_url)?$/.test(name) ? site.identity(pathOf(content)) : '');
  });
  $('head > link').each((_, { attribs }) => {
    if (ICONS.has(attribs.rel ?? '')) show(attribs.href ?? '');
    else if (/^(canonical|alternate)$/.test(attribs.rel ?? '')) say(attribs.rel, attribs.href, attribs.hreflang, attribs.title);
  });
  $('script[type="application/ld+json"]').each((_, element) => say('structured data', $(element).text().trim()));
}

function attributesOf({ name, attribs }: Element, site: Site, facets: Facets, show: (url: string) => void): string[] {
  return Object.entries(attribs)
    .filter(([key, value]) => {
      if (key === 'class' || PAINTS.includes(key) || GENERATED.has(key) || (SCOPE.test(key) && value === '')) return false;
      if (name === 'astro-island' && ISLAND_SCRIPTS.includes(key)) {
        facets.scripts.push(site.identity(pathOf(value)) ?? value);
        return false;
      }
      if (key === 'style') {
        facets.css += `\n[style]{${value}}`;
        return false;
      }
      const isShown = SHOWN.has(key) || ((key === 'href' || key === 'xlink:href') && SHOWN_HREF.has(name) && !value.startsWith('#'));
      if (!isShown) return true;
      for (const url of key.endsWith('srcset') ? value.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '') : [value]) show(url);
      return false;
    })
    .map(([key, value]) => `${key}=${JSON.stringify(value)}`)
    .sort();
}

/** A text of a page, and the element that it stands in. */
interface Block {
  text: string;
  element: Element;
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
    if (node.name === 'br') current += ' ';
    const isBlock = BLOCKS.has(node.name) || node.name === 'text';
    if (isBlock) close(around);
    for (const label of LABELS) {
      const value = node.attribs[label]?.trim();
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

/** A page with the attribute `data-review-new` on each element that a new text stands in; of a drawing, on the whole. */
export function outlined(html: string, texts: readonly NewText[]): string {
  const $ = load(html);
  const wanted = new Set(texts.map(({ text, nth }) => `${nth} ${text}`));
  const seen = new Map<string, number>();
  for (const { text, element } of blocksOf($('body')[0] as Element)) {
    const nth = seen.get(text) ?? 0;
    seen.set(text, nth + 1);
    if (!wanted.has(`${nth} ${text}`)) continue;
    const drawing = $(element).parents('svg').last();
    (drawing.length > 0 ? drawing : $(element)).attr('data-review-new', '');
  }
  return $.html();
}
