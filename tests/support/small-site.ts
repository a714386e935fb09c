import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryIn, writeFiles } from './temporary.ts';

/** A site of five pages, with a build and a content check of a few lines each. */
const FILES = path.resolve('tests/fixtures/small-site');

export type SmallSite = ReturnType<typeof smallSite>;

/** Makes the repository in a temporary folder, with one commit. */
export function smallSite() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  fs.cpSync(FILES, root, { recursive: true });
  const git = repositoryIn(root);
  /** The files edited since the last commit, as they were in it: git takes much longer to undo edits. */
  const edited = new Map<string, Uint8Array | undefined>();
  /** Writes files; undefined deletes one. */
  const edit = (changes: Record<string, string | Uint8Array | undefined>) => {
    for (const [file, text] of Object.entries(changes)) {
      const full = path.join(root, file);
      if (!edited.has(file)) edited.set(file, fs.existsSync(full) ? fs.readFileSync(full) : undefined);
      if (text === undefined) fs.rmSync(full, { force: true });
      else writeFiles(root, { [file]: text });
    }
  };
  let builds = 0;
  /** Builds the site as it is. @returns a separate folder with the result */
  const build = () => {
    // In this process, because starting one takes ten times longer.
    const program = fs.readFileSync(path.join(root, 'build.mjs'), 'utf8').replaceAll(/^import .*$/gm, '');
    const home = process.cwd();
    process.chdir(root);
    try {
      new Function('crypto', 'fs', 'path', program)(crypto, fs, path);
    } finally {
      process.chdir(home);
    }
    const folder = path.join(root, '.cache/built', String(++builds));
    fs.cpSync(path.join(root, 'dist'), folder, { recursive: true });
    return folder;
  };
  return {
    root,
    edit,
    /** Replaces a text in a file that contains it. */
    replace: (file: string, from: string, to: string) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      edit({ [file]: text.replace(from, to) });
    },
    build,
    /** Undoes all edits. */
    reset: () => {
      edit(Object.fromEntries(edited));
      edited.clear();
    },
    commit: () => {
      edited.clear();
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Change the site');
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}
