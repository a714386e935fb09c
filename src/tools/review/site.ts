import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { filesBelow } from '../../lib/node/files.ts';
import { type RedirectRule, redirectOf } from '../../lib/redirects.ts';

/** A built site on disk. */
export interface Site {
  folder: string;
  /** Pages by route, without the fallback pages of redirects. */
  pages: Map<string, { file: string; html: string }>;
  /** All files, as paths from the folder. */
  files: Set<string>;
  redirects: RedirectRule[];
  /** Hash of a file's content, with names of other files in it replaced by their hashes; with `#id`, of that part of an SVG. */
  identity: (url: string) => string | undefined;
  /** A text with each hashed file name in it replaced by the hash of the file's content. */
  withContents: (text: string) => string;
  /** Content of a file; undefined if the site has no file of that name. */
  read: (file: string) => Buffer | undefined;
}

/** Files that differ or that only one of two sites has, in order of their paths. */
export const differingFiles = (before: Site, after: Site): string[] =>
  [...new Set([...before.files, ...after.files])].sort().filter((file) => {
    const is = after.read(file);
    return !is || !before.read(file)?.equals(is);
  });

const sha256 = (data: string | Buffer) => crypto.createHash('sha256').update(data).digest('hex').slice(0, 16);

/** Route of a built HTML file: `case-studies/x.html` is served at /case-studies/x. */
const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.replace(/(.)\/$/, '$1');

/** @param text of the host's `_redirects`: one `from to status` a line */
export function readRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from = '', to = '', status = '302']) => (from.startsWith('/') && to ? [{ from, to, status: Number(status) }] : []));
}

/** Text files that can contain names of other files. */
const TEXT = /\.(js|mjs|css|svg|json|webmanifest)$/;
/** A file name that may have a content hash: eight characters or more before the extension. Documents and pages have none, because links name them. */
const HASHED = /(?:^|[.\-_])[\w-]{8,}\.(?!pdf$|html$)\w+$/;

export function readSite(folder: string): Site {
  const files = new Set(filesBelow(folder));
  const read = (file: string) => (files.has(file) ? fs.readFileSync(path.join(folder, file)) : undefined);
  const redirects = readRedirects(String(read('_redirects') ?? ''));
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [routeOf(file), { file, html: String(read(file)) }] as const)
      .filter(([route]) => redirectOf(redirects, route) === undefined),
  );
  return { folder, files, pages, redirects, read, ...identifier(files, read) };
}

/** Creates the functions that identify files by their content, whatever their names. */
function identifier(files: ReadonlySet<string>, read: Site['read']): Pick<Site, 'identity' | 'withContents'> {
  const byName = new Map([...files].filter((file) => HASHED.test(file)).map((file) => [path.posix.basename(file), file]));
  const all = [...byName.keys()].map(RegExp.escape).join('|');
  const names = all ? new RegExp(`(?:${all})(?:#[\\w-]+)?`, 'g') : /$^/;
  const known = new Map<string, string>();
  const drawings = new Map<string, ReturnType<typeof load>>();

  const contentOf = (file: string, asking: readonly string[]): string => {
    const found = known.get(file);
    if (found) return found;
    const bytes = read(file) ?? '';
    const id = sha256(TEXT.test(file) ? withContents(String(bytes), [...asking, file]).trim() : bytes);
    // In a cycle of files that name each other, the file that the chain began with counts by its name.
    if (asking.length === 0) known.set(file, id);
    return id;
  };
  /** Part of an SVG, whatever its id: a build may rename the drawing of another entry. */
  const partOf = (file: string, id: string): string => {
    const drawing = drawings.get(file) ?? load(String(read(file)), { xml: true });
    drawings.set(file, drawing);
    const part = drawing('[id]').filter((_, element) => drawing(element).attr('id') === id);
    return sha256(`${drawing('style').text()}\0${drawing.xml(part.clone().removeAttr('id'))}`);
  };
  const contentAt = (file: string, id: string, asking: readonly string[]) =>
    id && file.endsWith('.svg') ? partOf(file, id) : contentOf(file, asking);
  const withContents = (text: string, asking: readonly string[]): string =>
    text.replace(names, (found) => {
      const [name = '', id = ''] = found.split('#');
      const file = byName.get(name) ?? '';
      return asking.includes(file) ? path.posix.extname(name) : contentAt(file, id, asking);
    });

  const identity = (url: string): string | undefined => {
    const [pathname = '', id = ''] = url.split('#');
    const file = fileAt(files, pathname.split('?')[0] ?? '');
    return file && contentAt(file, id, []);
  };
  return { identity, withContents: (text) => withContents(text, []) };
}

/** The file that the host serves at a path. */
export function fileAt(files: ReadonlySet<string>, pathname: string): string | undefined {
  const bare = decodeURI(pathname).replace(/^\/+|\/+$/g, '');
  return [bare, `${bare}.html`, bare ? `${bare}/index.html` : 'index.html'].find((name) => files.has(name));
}
