// cspell:words alts xmpmeta pdfuaid endobj cmap beginbfchar endbfchar beginbfrange endbfrange
import zlib from 'node:zlib';

/** What the tests want to know of a PDF. */
export interface Pdf {
  pages: string[];
  /** Text of all pages without white space: lines are broken where the typesetter breaks them */
  text: string;
  title: string;
  language: string;
  /** Conformance the file claims, such as "1" for PDF/UA-1 */
  ua: string;
  tagged: boolean;
  outline: string[];
  links: string[];
  /** Text alternatives of its figures */
  alts: string[];
}

interface Part {
  head: string;
  stream: Buffer | undefined;
}

/** Reads a PDF whose objects stand in the open, as the typesetter and Chromium write them. */
export function readPdf(bytes: Uint8Array): Pdf {
  const parts = partsOf(Buffer.from(bytes));
  const all = [...parts.values()];
  const root = all.find(({ head }) => /\/Type\s*\/Catalog/.test(head))?.head ?? '';
  const pages = pagesOf(parts, ref(root, 'Pages')).map((page) => pageText(parts, page));
  const xmp = all.map(({ stream }) => stream?.toString('utf8') ?? '').find((text) => text.includes('<x:xmpmeta')) ?? '';
  return {
    pages,
    text: bare(pages.join('')),
    title: /<dc:title>.*?<rdf:li[^>]*>(.*?)<\/rdf:li>/s.exec(xmp)?.[1] ?? '',
    ua: /<pdfuaid:part>(\d)/.exec(xmp)?.[1] ?? '',
    language: /\/Lang\s*\((.*?)\)/.exec(root)?.[1] ?? '',
    tagged: /\/StructTreeRoot \d+ 0 R/.test(root) && /\/Marked true/.test(root),
    outline: all.filter(({ head }) => /\/Dest\b/.test(head) && /\/Parent\b/.test(head)).flatMap(({ head }) => strings(head, 'Title')),
    links: all.flatMap(({ head }) => strings(head, 'URI')),
    alts: all.flatMap(({ head }) => strings(head, 'Alt')),
  };
}

/** A text without its white space, for comparison. */
export const bare = (text: string) => text.replace(/[\s\u00A0\u2060]+/g, '');

function partsOf(file: Buffer): Map<number, Part> {
  const text = file.toString('latin1');
  const parts = new Map<number, Part>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\b/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('endobj', from);
    const at = text.indexOf('stream', from);
    const inStream = at >= 0 && at < end;
    const head = text.slice(from, inStream ? at : end);
    parts.set(Number(match[1]), { head, stream: inStream ? stream(file, text, at, head) : undefined });
  }
  return parts;
}

function stream(file: Buffer, text: string, at: number, head: string): Buffer {
  const from = text.startsWith('\r\n', at + 6) ? at + 8 : at + 7;
  const raw = file.subarray(from, text.indexOf('endstream', from));
  return head.includes('FlateDecode') ? zlib.inflateSync(raw, { finishFlush: zlib.constants.Z_SYNC_FLUSH }) : raw;
}

const ref = (head: string, key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(head)?.[1] ?? -1);

function pagesOf(parts: Map<number, Part>, node: number): Part[] {
  const part = parts.get(node);
  if (!part) return [];
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(part.head)?.[1];
  return kids ? [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesOf(parts, Number(kid))) : [part];
}

/** Fonts and forms of a page or form by their names, whether its resources stand in it or apart. */
function resources(parts: Map<number, Part>, head: string, kind: 'Font' | 'XObject'): Map<string, number> {
  const inner = ref(head, 'Resources') > 0 ? (parts.get(ref(head, 'Resources'))?.head ?? '') : head;
  const apart = ref(inner, kind);
  const dict = apart > 0 ? (parts.get(apart)?.head ?? '') : (new RegExp(`/${kind}\\s*<<([^>]*)>>`).exec(inner)?.[1] ?? '');
  return new Map([...dict.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number]) => [name, Number(number)]));
}

function pageText(parts: Map<number, Part>, page: Part): string {
  const content = parts.get(ref(page.head, 'Contents'))?.stream ?? Buffer.alloc(0);
  return contentText(parts, content.toString('latin1'), page.head);
}

function contentText(parts: Map<number, Part>, content: string, head: string): string {
  const fonts = resources(parts, head, 'Font');
  const forms = resources(parts, head, 'XObject');
  let map = new Map<number, string>();
  let size = 2;
  let text = '';
  for (const { operator, name, shown } of operations(content)) {
    if (operator === 'Tf') {
      const font = parts.get(fonts.get(name) ?? -1)?.head ?? '';
      map = unicode(parts.get(ref(font, 'ToUnicode'))?.stream);
      // Chromium writes a variable font as drawings of its signs, with numbers of one byte.
      size = font.includes('/Type3') ? 1 : 2;
    }
    if (operator === 'Tj' || operator === 'TJ')
      text += shown
        .flatMap((bytes) => glyphs(bytes, size))
        .map((glyph) => map.get(glyph) ?? '')
        .join('');
    const part = operator === 'Do' ? parts.get(forms.get(name) ?? -1) : undefined;
    if (part?.stream && part.head.includes('/Form')) text += contentText(parts, part.stream.toString('latin1'), part.head);
  }
  return text;
}

/** The operators of a content stream, with the last name and the strings before each. */
function* operations(content: string): Generator<{ operator: string; name: string; shown: Buffer[] }> {
  let [at, name, shown] = [0, '', [] as Buffer[]];
  while (at < content.length) {
    const token = /[^\s()<>[\]/]+|\/[^\s()<>[\]/]+|[()<>[\]]|\s+/y;
    token.lastIndex = at;
    const [found = content.charAt(at)] = token.exec(content) ?? [];
    const end =
      found === '(' ? closing(content, at) : found === '<' && content[at + 1] !== '<' ? content.indexOf('>', at) : at + found.length - 1;
    if (found === '(') shown.push(Buffer.from(unescaped(content.slice(at + 1, end)), 'latin1'));
    else if (end > at && found === '<') shown.push(Buffer.from(content.slice(at + 1, end), 'hex'));
    else if (found.startsWith('/')) name = found.slice(1);
    else if (/^[A-Za-z'"*]+$/.test(found)) {
      yield { operator: found, name, shown };
      shown = [];
    }
    at = end + 1;
  }
}

/** Where the bracket that opens a string closes: brackets within it pair, or are escaped. */
function closing(content: string, from: number): number {
  let depth = 0;
  for (let at = from; at < content.length; at++) {
    if (content[at] === '\\') at++;
    else if (content[at] === '(') depth++;
    else if (content[at] === ')' && --depth === 0) return at;
  }
  return content.length;
}

/** Glyph numbers of a string, so many bytes each. */
const glyphs = (bytes: Buffer, size: number): number[] =>
  Array.from({ length: Math.floor(bytes.length / size) }, (_, i) => bytes.readUIntBE(size * i, size));

/** The characters of a font's glyphs, from its ToUnicode map. */
function unicode(cmap: Buffer | undefined): Map<number, string> {
  const map = new Map<number, string>();
  const text = cmap?.toString('latin1') ?? '';
  const number = (hex: string | undefined) => Number.parseInt(hex ?? '', 16);
  const decode = (hex = '') => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of text.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, from, to] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) map.set(number(from), decode(to));
  for (const [, block = ''] of text.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, from, to, first] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = number(from); glyph <= number(to); glyph++)
        map.set(glyph, String.fromCodePoint(number(first) + glyph - number(from)));
  return map;
}

/** Strings of a dictionary under a key: in brackets, or UTF-16 in hex. */
const strings = (head: string, key: string): string[] =>
  [...head.matchAll(new RegExp(`/${key}\\s*(?:\\(((?:\\\\.|[^\\\\)])*)\\)|<(\\w+)>)`, 'gs'))].map(([, plain, hex]) =>
    hex === undefined ? wide(Buffer.from(unescaped(plain ?? ''), 'latin1')) : wide(Buffer.from(hex, 'hex')),
  );
const unescaped = (text: string) =>
  text.replace(/\\(\d{3}|.)/gs, (_, code: string) =>
    /\d{3}/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[code] ?? code),
  );
const wide = (bytes: Buffer) =>
  bytes[0] === 0xfe && bytes[1] === 0xff ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le') : bytes.toString('latin1');
