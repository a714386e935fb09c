import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { FIXTURE_CONTENT } from './fixture.ts';

/** Copies the content folder for one test, and deletes the copy after it. @returns the copy's root */
export function contentCopy(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  onTestFinished(() => fs.rmSync(root, { recursive: true }));
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
