import fs from 'node:fs';
import path from 'node:path';
import { type afterAll, onTestFinished, vi } from 'vitest';
import type { Edit } from './edits.ts';
import { FIXTURE_CONTENT } from './fixture.ts';
import { folderWith } from './temporary.ts';

/** Edits of files by their names within src/content. */
type Edits = Readonly<Record<string, Edit>>;

/**
 * Copies the content folder for one test, or with `afterAll` for all of a file, and deletes the
 * copy after it.
 * @param edits in which the copy differs
 * @returns the copy's root
 */
export function contentCopy(edits: Edits = {}, afterwards?: typeof afterAll): string {
  const root = folderWith({}, afterwards);
  fs.cpSync(FIXTURE_CONTENT, path.join(root, 'src/content'), { recursive: true });
  editContent(root, edits);
  return root;
}

/** Edits files of a copy; one that is not there begins empty. @throws if an edit changes nothing */
export function editContent(root: string, edits: Edits): void {
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(root, 'src/content', name);
    const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    const after = edit(before);
    if (after === before) throw new Error(`The edit of ${name} changes nothing.`);
    fs.writeFileSync(file, after);
  }
}

/** A file of a copy, by its name within src/content. */
export const readCopy = (root: string, name: string) =>
  fs.readFileSync(path.join(root, 'src/content', name), 'utf8');

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
