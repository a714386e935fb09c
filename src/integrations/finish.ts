import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { filesBelow } from '../lib/node/files.ts';
import { finishPage } from './finish-page.ts';
import { HASHED_FOLDERS, headersFile, redirectFor, redirectsFile } from './headers.ts';
import { islandRuntime } from './island-runtime.ts';
import { SPECULATION_FILE, speculationRules } from './speculation.ts';

const isHashed = (file: string) => HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));

/** URL of the list of a build's hashed files, which the next deployment reads. */
export const ASSET_LIST = '/assets.json';

/**
 * Finishes what Astro has built, whichever command started it: the pages' policies and styles, and the host's files. The development
 * server follows the host's redirects.
 */
export const finish = (): AstroIntegration => ({
  name: 'finish',
  hooks: {
    'astro:config:setup': ({ command, updateConfig }) => {
      updateConfig({ vite: { plugins: [islandRuntime(command === 'build')] } });
    },
    'astro:server:setup': ({ server }) => {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        const redirect = redirectFor(pathname);
        if (redirect) response.writeHead(redirect.status, { Location: redirect.to + search }).end();
        else next();
      });
    },
    'astro:build:done': ({ dir }) => finishSite(fileURLToPath(dir)),
  },
});

function finishSite(folder: string): void {
  const files = filesBelow(folder);
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const scripts = new Map(files.filter((file) => file.endsWith('.js')).map((file) => [file, read(file)]));
  const finders = new Map<string, (name: string) => boolean>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = read(file);
    const loaded = scriptsOf(html, scripts);
    // Pages of the same template load the same scripts, so each is read once.
    const isInScript = finders.get(loaded.join()) ?? nameFinder(loaded.map((script) => scripts.get(script) ?? ''));
    finders.set(loaded.join(), isInScript);
    fs.writeFileSync(path.join(folder, file), finishPage(html, isInScript));
  }
  fs.writeFileSync(path.join(folder, ASSET_LIST), JSON.stringify(files.filter(isHashed).map((file) => `/${file}`)));
  fs.writeFileSync(path.join(folder, SPECULATION_FILE), speculationRules());
  fs.writeFileSync(path.join(folder, '_redirects'), redirectsFile());
  fs.writeFileSync(path.join(folder, '_headers'), headersFile());
}

/**
 * The files of the scripts that a page may load: those whose file names the page contains, and those that they contain in turn.
 * @param scripts all scripts of the site, by file
 */
export function scriptsOf(html: string, scripts: ReadonlyMap<string, string>): string[] {
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [file, code] of scripts) {
      if (found.has(file) || !text.includes(path.posix.basename(file))) continue;
      found.add(file);
      follow(code);
    }
  };
  follow(html);
  return [...found];
}

/** Returns a function that tells whether scripts contain a class or a custom property. */
function nameFinder(scripts: readonly string[]): (name: string) => boolean {
  const code = scripts.join('\n');
  // A class is a separate word in a string; a custom property may also be part of a style sheet in a string.
  const words = new Set(code.split(/[\s"'`]+/));
  const properties = new Set(code.match(/--[\w-]+/g));
  return (name) => (name.startsWith('--') ? properties : words).has(name);
}
