import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { isFramed } from '../../../config/routes.ts';
import type { Site } from '../../../lib/node/built-site.ts';
import type { Loaded, Weight } from '../report-data.ts';

/** Scripts, style sheets or fonts that have the same name but for the hash in it. */
interface Code {
  bytes: number;
  /** What they contain, without hashes. */
  text: string;
  /** Names of the files that come with them. */
  imported: string[];
  /** Names of all files that they name: the others come when they are used. */
  named: string[];
}

const CODE = /\.(?:js|css|woff2)$/;
/** What the bundler puts before the ending of a name. */
const HASH = /(\.astro_astro_type_script_index_\d+_lang)?\.[\w-]{8}(?=\.(js|css|woff2)\b)/g;

/**
 * The scripts, style sheets and fonts that pages of both versions load with other contents or at
 * another time. A page loads what it names, and what that names.
 */
export function compareWeight(before: Site, after: Site): Weight[] {
  const [codeBefore, codeAfter] = [codeOf(before), codeOf(after)];
  const weights = new Map<string, Weight>();
  for (const route of [...before.pages.keys()].sort()) {
    const [htmlBefore, htmlAfter] = [before, after].map(({ pages }) => pages.get(route)?.html);
    if (htmlBefore === undefined || htmlAfter === undefined || isFramed(route)) continue;
    const loadedBefore = loadedBy(withoutHashes(htmlBefore), codeBefore);
    const loadedAfter = loadedBy(withoutHashes(htmlAfter), codeAfter);
    for (const file of new Set([...loadedBefore.keys(), ...loadedAfter.keys()])) {
      const change = { file, before: loadedBefore.get(file), after: loadedAfter.get(file) };
      const isSameTime = change.before?.isAtOnce === change.after?.isAtOnce;
      if (isSameTime && codeBefore.get(file)?.text === codeAfter.get(file)?.text) continue;
      const key = JSON.stringify(change);
      const weight = weights.get(key) ?? { ...change, routes: [] };
      weight.routes.push(route);
      weights.set(key, weight);
    }
  }
  return [...weights.values()].sort(
    (one, two) => Math.abs(growthOf(two)) - Math.abs(growthOf(one)),
  );
}

/** Bytes by which a page has grown. */
export const growthOf = ({ before, after }: Weight) => (after?.bytes ?? 0) - (before?.bytes ?? 0);

/** By the path without the hash. */
function codeOf({ files, read }: Site): Map<string, Code> {
  const byName = Map.groupBy(
    [...files].filter((file) => CODE.test(file)),
    withoutHashes,
  );
  const names = [...byName.keys()];
  const codeWith = (paths: readonly string[]): Code => {
    const contents = paths.map((file) => read(file) ?? Buffer.of());
    const text = contents
      .map((content) => withoutHashes(String(content)))
      .sort()
      .join('\n');
    // A font is compressed already.
    const sent = paths[0]?.endsWith('.woff2')
      ? contents
      : contents.map((content) => brotliCompressSync(content));
    return {
      bytes: Buffer.concat(sent).length,
      text,
      imported: names.filter((name) => isImported(path.basename(name), text)),
      named: names.filter((name) => text.includes(`/${path.basename(name)}`)),
    };
  };
  return new Map([...byName].map(([name, paths]) => [name, codeWith(paths)]));
}

const withoutHashes = (text: string) => text.replaceAll(HASH, '');

/** In a statement, as the bundler writes it. */
const isImported = (other: string, script: string) =>
  ['from', 'import'].some((word) => script.includes(`${word}"./${other}"`));

/** What a page loads, by name. */
function loadedBy(html: string, code: ReadonlyMap<string, Code>): Map<string, Loaded> {
  const links = load(html)('script[src], link[href]').toArray();
  const linked = new Set(links.map(({ attribs }) => attribs.src ?? attribs.href));
  const named = [...code.keys()].filter((name) => html.includes(`/${name}`));
  const withPage = named.filter((name) => linked.has(`/${name}`));
  const atOnce = followed(withPage, 'imported', code);
  const loaded = new Map<string, Loaded>();
  for (const name of followed(named, 'named', code))
    loaded.set(name, { bytes: code.get(name)?.bytes ?? 0, isAtOnce: atOnce.has(name) });
  return loaded;
}

/** Some names, and those to which they lead. */
function followed(
  names: readonly string[],
  by: 'imported' | 'named',
  code: ReadonlyMap<string, Code>,
): Set<string> {
  const found = new Set(names);
  // What is added to a set while it is walked is walked too.
  for (const name of found) for (const other of code.get(name)?.[by] ?? []) found.add(other);
  return found;
}
