import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VALID_CONTENT_ROOT } from '../../../config/site-env.ts';
import { writeWhole } from '../../../lib/node/files.ts';
import { checkContent, isUnreadable } from '../check/check.ts';
import type { Finding } from '../check/finding.ts';
import { contentFiles } from '../model/content.ts';

/** First with the older versions as they are, then with the committed ones, then without those that aren't valid either. */
const ROUNDS = 3;

/**
 * Brings the copy of the valid content, which the development server reads, up to date: each file as it is, or, while a mistake keeps
 * its page from being built, in its last valid version: that in the copy, else the committed one. A new file that was never valid is
 * left out; a deleted one stays while another names it.
 * @param root the repository's root
 * @param findings what the content check finds now, except spelling and style
 * @returns files of which the copy has an older version or none, by their path from the root
 */
export async function updateValidContent(root: string, findings: readonly Finding[]): Promise<string[]> {
  const copy = path.join(root, VALID_CONTENT_ROOT);
  const heldBack = breakingFiles(findings);
  const files = contentFiles(root);
  for (const file of files) if (!heldBack.has(file)) write(copy, file, fs.readFileSync(path.join(root, file)));
  for (const file of heldBack) if (!fs.existsSync(path.join(copy, file))) write(copy, file, committed(root, file));
  const gone = contentFiles(copy).filter((file) => !files.includes(file) && !heldBack.has(file));
  // A deleted entry that others still name stays until they don't: otherwise their pages would disappear as well.
  const isNeeded = gone.length > 0 && heldBack.size > 0 && (await needs(copy, gone));
  for (const file of gone)
    if (isNeeded) heldBack.add(file);
    else fs.rmSync(path.join(copy, file));

  // An older version can name an entry that no longer exists: the committed version is tried, then the file is left out.
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
 * Whether the copy can't do without some files. This is tried on another copy: the development server treats a file that disappears and returns as
 * a new one, and can no longer find its text.
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

/** Writes a file unless it is already the same: the development server treats each write as a change. */
function write(root: string, file: string, bytes: Uint8Array | undefined): void {
  const to = path.join(root, file);
  if (!bytes || (fs.existsSync(to) && fs.readFileSync(to).equals(bytes))) return;
  // Written first outside the folder that the server watches, so that it never reads half a file.
  writeWhole(to, bytes, path.join(root, `${path.basename(file)}.part`));
}

/** A file as last committed; nothing for a new one, or without git. */
function committed(root: string, file: string): Uint8Array | undefined {
  const { status, stdout } = spawnSync('git', ['show', `HEAD:./${file}`], { cwd: root });
  return status === 0 ? stdout : undefined;
}
