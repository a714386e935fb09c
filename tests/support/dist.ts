import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type CheerioAPI, load } from 'cheerio';
import { isFramed } from '../../src/config/routes.ts';
import { memoize } from '../../src/lib/memoize.ts';
import { routeOf } from '../../src/lib/node/built-site.ts';
import { filesBelow } from '../../src/lib/node/files.ts';

/**
 * Folder of the built site under test: the real one or the fixture's (DIST, set by the runners'
 * configurations).
 */
export const DIST = process.env.DIST ?? 'dist';
export const files = filesBelow(DIST);
export const bytesOf = (file: string) => fs.readFileSync(path.join(DIST, file));
export const read = (file: string) => bytesOf(file).toString();

/** Size in bytes with Brotli. */
export const brotli = (body: string | Buffer) => brotliCompressSync(body).length;

export interface BuiltPage {
  /** Route, such as "/" or "/training". */
  route: string;
  file: string;
  html: string;
  $: CheerioAPI;
}

/** Read and parsed on first use: most tests need only the routes. */
const htmlOf = memoize(({ file }: BuiltPage) => read(file));
const parsed = memoize((page: BuiltPage) => load(htmlOf(page)));
const page = (file: string): BuiltPage => ({
  route: routeOf(file),
  file,
  get html() {
    return htmlOf(this);
  },
  get $() {
    return parsed(this);
  },
});

const html = files.filter((file) => file.endsWith('.html'));

/** Every page a visitor reads by itself. */
export const pages = html.filter((file) => !isFramed(`/${file}`)).map(page);
/** Pages that others show in a frame. */
export const framedPages = html.filter((file) => isFramed(`/${file}`)).map(page);
/** Pages that search engines may list. */
export const listed = pages.filter(({ route }) => !['/404', '/500'].includes(route));

/** The page of a route. @throws if there is none */
export function pageAt(route: string): BuiltPage {
  const found = [...pages, ...framedPages].find((candidate) => candidate.route === route);
  if (!found) throw new Error(`No page was built for ${route}.`);
  return found;
}

/** The things that a page's structured data describes, none if it has no such data. */
export function thingsOf({ $ }: BuiltPage): ({ '@type': string } & Record<string, unknown>)[] {
  const text = $('script[type="application/ld+json"]').text();
  return text ? JSON.parse(text)['@graph'] : [];
}

/** What is wrong with any of the pages, each with its route. */
export const faultsOf = (list: BuiltPage[], find: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => find(each).map((fault) => `${each.route}: ${fault}`));
