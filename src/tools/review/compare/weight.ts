import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { load } from 'cheerio';
import { isFramed } from '../../../config/routes.ts';
import type { Site } from '../../../lib/node/built-site.ts';
import type { Loaded, Weight } from '../report-data.ts';

/** A script, style sheet or font of a built site. */
interface Code {
  /** Its path without the hash, by which it is found in the other version. */
  name: string;
  /** What it contains, without the hashes of the files that it names. */
  text: string;
  bytes: number;
  /** The files that it names: true if they come with it, false if they come when they are used. */
  others: Map<string, boolean>;
}

const CODE = /\.(js|css|woff2)$/;
/** What the bundler puts before the ending of a name: a hash, and of a script in a component more. */
const HASH = /(\.astro_astro_type_script_index_\d+_lang)?\.[\w-]{8}(?=\.\w+$)/;

/**
 * What the pages of both versions load of each script, style sheet and font, where its contents or
 * the time differ; the largest difference comes first. A page loads what it names, and what that
 * names. A file that can't be found in the other version has come or gone.
 */
export function compareWeight(before: Site, after: Site): Weight[] {
  const [was, is] = [codeOf(before), codeOf(after)];
  const weights = new Map<string, Weight>();
  for (const route of [...before.pages.keys()].sort()) {
    const [former, html] = [before, after].map(({ pages }) => pages.get(route)?.html);
    if (former === undefined || html === undefined || isFramed(route)) continue;
    const [old, now] = [loadedBy(former, was), loadedBy(html, is)];
    for (const file of new Set([...old.keys(), ...now.keys()])) {
      const [one, two] = [old.get(file), now.get(file)];
      if (one?.text === two?.text && one?.load.isAtOnce === two?.load.isAtOnce) continue;
      const change = { file, before: one?.load, after: two?.load };
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

/** The scripts, style sheets and fonts of a site, by path. */
function codeOf({ files, read }: Site): Map<string, Code> {
  const paths = [...files].filter((file) => CODE.test(file));
  const alike = Map.groupBy(paths, (file) => file.replace(HASH, ''));
  const nameOf = (file: string) => {
    const bare = file.replace(HASH, '');
    return alike.get(bare)?.length === 1 ? bare : file;
  };
  const codeAt = (file: string): Code => {
    const content = read(file) ?? Buffer.of();
    const text = String(content);
    const others = paths.filter((other) => text.includes(`/${path.basename(other)}`));
    return {
      name: nameOf(file),
      text: others.reduce(
        (rest, other) => rest.replaceAll(path.basename(other), nameOf(other)),
        text,
      ),
      // A font is compressed already.
      bytes: (file.endsWith('.woff2') ? content : brotliCompressSync(content)).length,
      others: new Map(others.map((other) => [other, comesWith(text, path.basename(other))])),
    };
  };
  return new Map(paths.map((file) => [file, codeAt(file)]));
}

/** Whether a script imports another one in a statement, as the bundler writes it. */
const comesWith = (script: string, other: string) =>
  ['from', 'import'].some((word) => script.includes(`${word}"./${other}"`));

/** What a page loads, by name. */
function loadedBy(html: string, code: ReadonlyMap<string, Code>) {
  const loaded = new Map<string, { text: string; load: Loaded }>();
  const add = (file: string, isAtOnce: boolean): void => {
    const found = code.get(file);
    const known = found && loaded.get(found.name)?.load;
    if (!found || known?.isAtOnce || known?.isAtOnce === isAtOnce) return;
    loaded.set(found.name, { text: found.text, load: { bytes: found.bytes, isAtOnce } });
    for (const [other, isWithIt] of found.others) add(other, isAtOnce && isWithIt);
  };
  const links = load(html)('script[src], link[href]').toArray();
  const atOnce = new Set(links.map(({ attribs }) => attribs.src ?? attribs.href));
  for (const file of code.keys()) if (html.includes(`/${file}`)) add(file, atOnce.has(`/${file}`));
  return loaded;
}
