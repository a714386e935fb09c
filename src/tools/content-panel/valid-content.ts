import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VALID_CONTENT_ROOT } from '../../config/site-env.ts';
import { writeWhole } from '../../lib/node/files.ts';
import { checkContent, isUnreadable } from '../content-check/check.ts';
import { contentFiles } from '../content-check/model.ts';
import type { Finding } from '../content-check/problem.ts';

/** Once with the older versions as they are, once with the committed ones, once without those that aren't valid either. */
const ROUNDS = 3;

/**
 * Brings the copy of the valid content, which the development server reads, up to date: each file as it is, or, while a mistake keeps
 * its page from being built, in its last valid version: that in the copy, else the committed one. A new file that was never valid is
 * left out; a deleted one stays while another names it.
 * @param root the repository's root
 * @param findings what the content check finds now, spelling and style apart
 * @returns files of which the copy has an older version or none, by their path from the root
 */
export async function updateValidContent(root: string, findings: readonly Finding[]): Promise<string[]> {
  const copy = path.join(root, VALID_CONTENT_ROOT);
  const heldBack = breakingFiles(findings);
  const files = contentFiles(root);
  for (const file of files) if (!heldBack.has(file)) write(copy, file, fs.readFileSync(path.join(root, file)));
  for (const file of heldBack) if (!fs.existsSync(path.join(copy, file))) write(copy, file, committed(root, file));
  const gone = contentFiles(copy).filter((file) => !files.includes(file) && !heldBack.has(file));
  // An entry that is gone, while others still name it, stays until they don't: else their pages would be gone as well.
  const isNeeded = gone.length > 0 && heldBack.size > 0 && (await needs(copy, gone));
  for (const file of gone)
    if (isNeeded) heldBack.add(file);
    else fs.rmSync(path.join(copy, file));

  // An older version can name an entry that is gone by now: the committed one is tried, then the file is left out.
  const tried = new Set<string>();
  for (let round = 0; heldBack.size > 0 && round < ROUNDS; round++) {
    const broken = breakingFiles(await checkContent(copy, { words: false }));
    const older = [...heldBack].filter((file) => broken.has(file) && fs.existsSync(path.join(copy, file)));
    if (older.length === 0) break;
    for (const file of older) {
      if (tried.has(file)) fs.rmSync(path.join(copy, file));
      else write(copy, file, committed(root, file));
      tried.add(file);
    }
  }
  return [...heldBack].sort();
}

/**
 * Whether the copy can't do without some files. It is tried elsewhere: the development server takes a file that goes and comes back for
 * a new one, and can't find its text any more.
 */
async function needs(copy: string, gone: readonly string[]): Promise<boolean> {
  const trial = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  fs.cpSync(copy, trial, { recursive: true });
  for (const file of gone) fs.rmSync(path.join(trial, file));
  const broken = breakingFiles(await checkContent(trial, { words: false }));
  fs.rmSync(trial, { recursive: true });
  return broken.size > 0;
}

/** Brings the copy up to date before the development server starts. */
export const prepareValidContent = async (root: string) => updateValidContent(root, await checkContent(root, { words: false }));

/** Files with a finding that keeps them from being shown as they are. Every other mistake can be looked at in the page. */
export const breakingFiles = (findings: readonly Finding[]): Set<string> => new Set(findings.filter(isUnreadable).map(({ file }) => file));

/** Writes a file unless it is so already: the development server takes each write for a change. */
function write(root: string, file: string, bytes: Uint8Array | undefined): void {
  const to = path.join(root, file);
  if (!bytes || (fs.existsSync(to) && fs.readFileSync(to).equals(bytes))) return;
  // Begun outside the folder that the server watches, which would keep what it read of half a file.
  writeWhole(to, bytes, path.join(root, `${path.basename(file)}.part`));
}

/** A file as last committed; nothing for a new one, or where there is no git. */
function committed(root: string, file: string): Uint8Array | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root });
  return status === 0 ? stdout : undefined;
}
