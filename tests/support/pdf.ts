import { extractLinks, extractText, getDocumentProxy } from 'unpdf';

/** Properties of a PDF that the tests check. */
export interface Pdf {
  pages: string[];
  /** Text of all pages without white space, because line breaks are the typesetter's */
  text: string;
  title: string;
  language: string;
  /** Conformance the file claims, such as "1" for PDF/UA-1 */
  ua: string;
  tagged: boolean;
  outline: string[];
  links: string[];
  /** Text alternatives of its figures and formulas */
  alts: string[];
}

/**
 * A node of the structure tree; content nodes have a type, and neither children nor a text
 * alternative.
 */
interface Tagged {
  type?: string;
  alt?: string;
  children?: Tagged[];
}
interface Bookmark {
  title: string;
  items: Bookmark[];
}

export async function readPdf(bytes: Uint8Array): Promise<Pdf> {
  // PDF.js takes ownership of the array it is given, so it gets a copy.
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info, metadata } = await document.getMetadata();
  const marks = await document.getMarkInfo();
  const { text: pages } = await extractText(document);
  const { links } = await extractLinks(document);
  const alts: string[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const tree: Tagged | null = await (await document.getPage(page)).getStructTree();
    if (tree) alts.push(...altsOf(tree));
  }
  const said = (of: object, key: string): string =>
    String(new Map(Object.entries(of)).get(key) ?? '');
  const pdf = {
    pages,
    text: bare(pages.join('')),
    title: String(metadata?.get('dc:title') ?? ''),
    language: said(info, 'Language'),
    ua: String(metadata?.get('pdfuaid:part') ?? ''),
    tagged: said(marks ?? {}, 'Marked') === 'true',
    outline: titlesOf((await document.getOutline()) ?? []),
    links,
    alts,
  };
  await document.loadingTask.destroy();
  return pdf;
}

/** A text without its white space, for comparison. */
export const bare = (text: string) => text.replace(/[\s\u00A0\u2060]+/g, '');

const altsOf = ({ alt, children = [] }: Tagged): string[] => [
  ...(alt === undefined ? [] : [alt]),
  ...children.flatMap(altsOf),
];
const titlesOf = (bookmarks: readonly Bookmark[]): string[] =>
  bookmarks.flatMap(({ title, items }) => [title, ...titlesOf(items)]);
