import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { SCRIPT_HASHES, STYLE_HASHES } from '../lib/policy.ts';
import { headersFile, redirectsFile } from './headers.ts';
import { inlineScripts } from './inline-scripts.ts';
import { joinStyles } from './join-styles.ts';
import { pruneStyles } from './prune-styles.ts';
import { shortScopes } from './short-scopes.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';
import { stripRuntime } from './strip-runtime.ts';

const sha256 = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const unique = (texts: string[]) => [...new Set(texts.map(sha256))].join(' ');

/** Scripts a browser runs or obeys: without `src`, and of no data type such as JSON-LD. */
const EXECUTABLE = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/)([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Puts the hashes of a page's inline scripts and styles into the policy it carries. Only those of this very page: the
 * framework's own policy lists those of the whole site in each page.
 * @returns the page; unchanged where it carries no policy
 */
export function fillPolicy(html: string): string {
  const scripts = unique([...html.matchAll(EXECUTABLE)].map((match) => match[2] ?? ''));
  const styles = unique([...html.matchAll(STYLE)].map((match) => match[1] ?? ''));
  return html
    .replace(SCRIPT_HASHES, scripts)
    .replace(STYLE_HASHES, styles || "'none'")
    .replace(/ +;/g, ';');
}

/** Every file below a folder, as paths from it. */
export const filesBelow = (folder: string) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();

/** A name that changes with the file's content: `name.<hash>.ext` or `name-<hash>.ext`, in the folders that hold such files. */
const isHashed = (file: string) => /^(_astro|uploads\/sprites)\//.test(file);

/** Where a version lists its own hashed files, for the deployment that follows it. */
export const ASSET_LIST = '/assets.json';

/** Writes the host's header rules from the files that are there. */
export function finishHeaders(folder: string): void {
  const hashed = filesBelow(folder).filter(isHashed);
  fs.writeFileSync(path.join(folder, '_headers'), headersFile(hashed.map((file) => `/${file}`)));
}

/** Lets what is read, and its faces, come before the scripts that bring it to life. */
const yieldScripts = (html: string) => html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=');

/** Completes a built site: policies in the pages, the list of its hashed files, the rules for what is fetched ahead,
 * the host's two files. */
export function finishSite(folder: string): void {
  const files = filesBelow(folder);
  const scripts = new Map(
    files.filter((name) => name.endsWith('.js')).map((name) => [`/${name}`, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
  const code = [...scripts.values()].join('\n');
  // A thousand pages ask for the same words.
  const known = new Map<string, boolean>();
  const isScripted = (word: string) => {
    const found = known.get(word) ?? code.includes(word);
    known.set(word, found);
    return found;
  };
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const full = path.join(folder, file);
    const html = fs.readFileSync(full, 'utf8');
    const lean = shortScopes(joinStyles(pruneStyles(stripRuntime(html), isScripted)));
    const filled = fillPolicy(yieldScripts(inlineScripts(lean, scripts)));
    if (filled !== html) fs.writeFileSync(full, filled);
  }
  fs.writeFileSync(path.join(folder, ASSET_LIST), JSON.stringify(files.filter(isHashed).map((file) => `/${file}`)));
  fs.writeFileSync(path.join(folder, SPECULATION_FILE), speculationRules());
  fs.writeFileSync(path.join(folder, '_redirects'), redirectsFile());
  finishHeaders(folder);
}
