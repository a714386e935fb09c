import fs from 'node:fs';
import path from 'node:path';
import { type afterAll, onTestFinished, vi } from 'vitest';
import { FIXTURE_CONTENT } from './fixture.ts';
import { folderWith } from './temporary.ts';

/** Copies the content folder for one test, or with `afterAll` for all of a file, and deletes the copy after it. @returns the copy's root */
export function contentCopy(afterwards?: typeof afterAll): string {
  const root = folderWith({}, afterwards);
  fs.cpSync(FIXTURE_CONTENT, path.join(root, 'src/content'), { recursive: true });
  return root;
}

/** Runs the rest of a test in such a copy, as a command runs in the site's own folder. */
export function enterContentCopy(): void {
  const site = process.cwd();
  vi.stubEnv('CONTENT_ROOT', undefined);
  process.chdir(contentCopy());
  onTestFinished(() => {
    process.chdir(site);
    vi.unstubAllEnvs();
  });
}
