import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fileAt } from '../../src/lib/node/built-site.ts';
import { filesBelow } from '../../src/lib/node/files.ts';
import { FIXTURE_CONTENT, FIXTURES } from './fixture.ts';

/** Origin of a fixture's pages. Nothing listens there: the browser is given the files directly. */
export const FIXTURE = 'https://fixture.test';

/**
 * Copies the code into a folder of its own, with the content of the fixture, for a development
 * server whose files a test edits.
 * @returns the folder
 */
export function copySite(name: string): string {
  const root = path.resolve(FIXTURES, name);
  // The server keeps its bundled packages there, and checks itself whether they are still valid; so
  // does the site with what it has made.
  if (fs.existsSync(root))
    for (const part of fs.readdirSync(root))
      if (part !== 'node_modules' && part !== '.cache')
        fs.rmSync(path.join(root, part), { recursive: true });
  // Without package.json, Vite takes the repository for the root whose files, such as those of
  // packages, it may serve.
  for (const part of ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'])
    fs.cpSync(part, path.join(root, part), {
      recursive: true,
      filter: (file) => file !== path.join('src', 'content'),
    });
  fs.cpSync(FIXTURE_CONTENT, path.join(root, 'src/content'), { recursive: true });
  return root;
}

/** Serves the files of a built site to a page. */
export function serveFixture(page: Page, dist: string) {
  const files = new Set(filesBelow(dist));
  return page.route(`${FIXTURE}/**`, (route) => {
    const file = fileAt(files, new URL(route.request().url()).pathname);
    return route.fulfill(file ? { path: path.join(dist, file) } : { status: 404, body: '' });
  });
}
