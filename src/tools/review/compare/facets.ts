import { type CheerioAPI, load } from 'cheerio';

type Element = ReturnType<typeof linksIn>[number];

/** What a review compares of a page or document, as lines. */
export interface Facets {
  /** Title, description, blocks, cells of tables and labels in reading order. */
  text: string[];
  /** "Contact Us →", and below it "/contact-us". */
  link: string[];
}

/** What the review calls the text of an attribute. */
const LABELS = {
  alt: 'alternative text',
  'aria-label': 'label',
  placeholder: 'placeholder',
  title: 'hint',
};
const BLOCKS = new Set(
  'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header label legend li main nav ol option p pre section summary table tbody td text th thead tr ul'.split(
    ' ',
  ),
);
/** Part of the word before, as in CO₂. */
const WITHIN_WORDS = new Set(['sub', 'sup', 'wbr']);
const INERT = new Set(['script', 'style', 'template', 'noscript']);

export function facetsOf(html: string): Facets {
  const $ = load(html);
  const meta = (name: string) => `[${name}] ${$(`meta[name=${name}]`).attr('content') ?? ''}`;
  const links = linksIn($).map(
    (a) => `${wordsOf($(a).text()) || a.attribs['aria-label'] || 'link'} →\n${a.attribs.href}`,
  );
  return {
    text: [
      `[title] ${$('head > title').text()}`,
      meta('description'),
      meta('robots'),
      ...$('body')
        .toArray()
        .flatMap((body) => blocksOf($, body)),
    ],
    // The menu and a text can have the same link.
    link: [...new Set(links)],
  };
}

const linksIn = ($: CheerioAPI) => $('a[href]').toArray();
const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A drawing has the same labels again in its layout for narrow columns. */
const isSecondLayout = ({ attribs }: Element) => attribs.class === 'slim-only';

/** One block for each paragraph, heading, list item, table cell or label, in reading order. */
function blocksOf($: CheerioAPI, body: Element): string[] {
  const blocks: string[] = [];
  let current = '';
  const close = (name = '') => {
    if (current.trim()) blocks.push(name + wordsOf(current));
    current = '';
  };
  const walk = (node: Element['children'][number]): void => {
    if (node.type === 'text') current += node.data;
    if (node.type !== 'tag' || INERT.has(node.name) || isSecondLayout(node)) return;
    if (node.name === 'br' || isSeparated(node)) current += ' ';
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) close();
    for (const [attribute, label] of Object.entries(LABELS)) {
      const value = node.attribs[attribute]?.trim();
      if (value) blocks.push(`[${label}] ${value}`);
    }
    for (const child of node.children) walk(child);
    if (isBlock) close(node.name === 'td' ? nameOf($, node) : '');
  };
  walk(body);
  close();
  return blocks;
}

/** The heads of a cell's row and column, "940, 1X:"; nothing of a row's head. */
function nameOf($: CheerioAPI, cell: Element): string {
  const at = $(cell).index();
  const row = $(cell).siblings().first();
  const column = $(cell).closest('table').find('thead tr').children().eq(at);
  const heads = [row, column].map((head) => wordsOf(head.text())).filter(Boolean);
  return at > 0 && heads.length > 0 ? `${heads.join(', ')}:\n` : '';
}

/**
 * Whether styles alone separate an element from the one before it, as with two links that look like
 * buttons, or a span from the word before it, as with a name and a firm.
 */
function isSeparated({ name, prev }: Element): boolean {
  if (prev?.type === 'tag') return !WITHIN_WORDS.has(name) && !WITHIN_WORDS.has(prev.name);
  return name === 'span' && prev?.type === 'text' && /\w$/.test(prev.data);
}
