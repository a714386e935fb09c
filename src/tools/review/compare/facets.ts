import { type CheerioAPI, load } from 'cheerio';
import { fileAt, type Site } from '../../../lib/node/built-site.ts';
import { keyOf } from '../../../lib/node/cached.ts';
import { REASONS, type Reason } from '../report-data.ts';

type Element = ReturnType<typeof elementsOf>[number];

/**
 * The aspects of a page in which a review reports differences, as lines; if no line differs, the pages are equal. `text`: title, description, blocks
 * and labels in reading order · `link`: "Contact Us → /contact-us" · `picture`: contents of pictures, drawings and documents, in whatever
 * order · `look`: style sheets, scripts and all the rest.
 */
export type Facets = Record<Reason, string[]>;

/** Attributes with the URL of a file that the element shows, and the elements that show a picture. */
const SHOWN = new Set(['src', 'poster', 'data', 'srcset']);
const PICTURES = new Set(['img', 'source', 'video', 'image']);
/** Attributes with a text, and what the review calls it. */
const LABELS = { alt: 'alternative text', 'aria-label': 'label', placeholder: 'placeholder', title: 'hint' };
const BLOCKS = new Set(
  'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table tbody td text th thead tr ul'.split(
    ' ',
  ),
);
/** Elements that are part of the word before them, as in CO₂. */
const WITHIN_WORDS = new Set(['sub', 'sup', 'wbr']);
/** Elements whose text is never shown. */
const INERT = new Set(['script', 'style', 'template', 'noscript']);

export function facetsOf(site: Site, html: string): Facets {
  const $ = load(html);
  const lines = Object.fromEntries(REASONS.map((reason): [Reason, string[]] => [reason, []])) as Facets;
  readHead($, site, lines);
  for (const body of $('body')) lines.text.push(...blocksOf(body));
  for (const element of elementsOf($)) readElement($, element, site, lines);
  lines.picture.sort();
  $('style').each((_, element) => void lines.look.push($(element).text()));
  $('script[src]').each((_, { attribs }) => void lines.look.push(contentOf(site, attribs.src ?? '')));
  // An id that the framework derives from the path of the sources, and hashes that follow from the page's scripts and styles.
  $('astro-island').removeAttr('uid');
  $('meta[http-equiv=Content-Security-Policy]').each((_, { attribs }) => {
    attribs.content = (attribs.content ?? '').replace(/ ?'sha\d+-[^']*'/g, '');
  });
  lines.look.push($.html());
  return lines;
}

/** The path of a URL of this site, relative or absolute. */
function pathOf(url: string): string {
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

function readHead($: CheerioAPI, site: Site, { text, look }: Facets): void {
  text.push(`[title] ${$('head > title').text()}`);
  for (const name of ['description', 'robots']) text.push(`[${name}] ${$(`head > meta[name=${name}]`).attr('content') ?? ''}`);
  $('head > link[rel=stylesheet]').each((_, { attribs }) => {
    look.push(`${attribs.media ?? ''} ${contentOf(site, attribs.href ?? '')}`);
  });
}

/** The elements of a page's body. Not `body *`, which omits the contents of templates. */
const elementsOf = ($: CheerioAPI) => $(':not(html, head, head *)').toArray();

function readElement($: CheerioAPI, element: Element, site: Site, { link, picture }: Facets): void {
  const { name, attribs } = element;
  if (name === 'a' && attribs.href !== undefined)
    link.push(`${$(element).text().replace(/\s+/g, ' ').trim() || attribs['aria-label'] || 'link'} → ${attribs.href}`);
  for (const [key, value] of Object.entries(attribs))
    if (SHOWN.has(key) && (PICTURES.has(name) || value.endsWith('.pdf'))) picture.push(contentOf(site, value));
  // A drawing counts as a whole.
  if (name === 'svg' && $(element).parents('svg').length === 0) picture.push($.html(element));
}

/** A drawing is in its page twice, and has the same labels in the layout for narrow columns (figures/render/fluid.ts). */
const isSecondLayout = ({ attribs }: Element) => attribs.class === 'slim-only';

/** Text of a page in reading order: one block for each paragraph, heading, list item, table cell or label. */
function blocksOf(body: Element): string[] {
  const blocks: string[] = [];
  let current = '';
  const close = () => {
    const text = current.replace(/\s+/g, ' ').trim();
    if (text) blocks.push(text);
    current = '';
  };
  const walk = (node: Element['children'][number]): void => {
    if (node.type === 'text') current += node.data;
    if (node.type !== 'tag' || INERT.has(node.name) || isSecondLayout(node)) return;
    if (node.name === 'br' || isApart(node)) current += ' ';
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) close();
    for (const [attribute, label] of Object.entries(LABELS)) {
      const value = node.attribs[attribute]?.trim();
      if (value) blocks.push(`[${label}] ${value}`);
    }
    for (const child of node.children) walk(child);
    if (isBlock) close();
  };
  walk(body);
  close();
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
