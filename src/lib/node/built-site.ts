import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files.ts';

/** A line of the host's `_redirects` file. */
export interface RedirectRule {
  from: string;
  to: string;
  status: number;
}

/** A built site on disk. */
export interface Site {
  folder: string;
  /** Pages by route. */
  pages: Map<string, { file: string; html: string }>;
  /** All files, as paths from the folder. */
  files: Set<string>;
  redirects: RedirectRule[];
  /** Content of a file; undefined if the site has no file of that name. */
  read: (file: string) => Buffer | undefined;
}

/** Route of a built HTML file: `case-studies/x.html` is served at /case-studies/x. */
export const routeOf = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.replace(/(.)\/$/, '$1');

/** @param text of the host's `_redirects`: one `from to status` a line */
export const readRedirects = (text: string): RedirectRule[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(' ');
      return { from, to, status: Number(status) };
    });

export function readSite(folder: string): Site {
  const files = new Set(filesBelow(folder));
  const read = (file: string) =>
    files.has(file) ? fs.readFileSync(path.join(folder, file)) : undefined;
  const redirects = readRedirects(String(read('_redirects') ?? ''));
  const pages = new Map(
    [...files]
      .filter((file) => file.endsWith('.html'))
      .map((file) => [routeOf(file), { file, html: String(read(file)) }] as const),
  );
  return { folder, files, pages, redirects, read };
}

/** The file that the host serves at a path. */
export function fileAt(files: ReadonlySet<string>, pathname: string): string | undefined {
  const bare = decodeURI(pathname).replace(/^\/+|\/+$/g, '');
  return [bare, `${bare}.html`, bare ? `${bare}/index.html` : 'index.html'].find((name) =>
    files.has(name),
  );
}
