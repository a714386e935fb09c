import path from 'node:path';
import type { Page } from '@playwright/test';
import { fileAt } from '../../src/lib/node/built-site.ts';
import { filesBelow } from '../../src/lib/node/files.ts';

/** Origin of a fixture's pages. Nothing listens there: the browser is given the files directly. */
export const FIXTURE = 'https://fixture.test';

/** Serves the files of a built site to a page. */
export function serveFixture(page: Page, dist: string) {
  const files = new Set(filesBelow(dist));
  return page.route(`${FIXTURE}/**`, (route) => {
    const file = fileAt(files, new URL(route.request().url()).pathname);
    return route.fulfill(file ? { path: path.join(dist, file) } : { status: 404, body: '' });
  });
}
