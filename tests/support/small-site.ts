import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../src/lib/node/files.ts';
import { repositoryIn, writeFiles } from './temporary.ts';

/** A site of five pages. */
const FILES = path.resolve('tests/fixtures/small-site');

export type SmallSite = ReturnType<typeof smallSite>;

/** Makes the repository in a temporary folder, with one commit. */
export function smallSite() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  fs.cpSync(FILES, root, { recursive: true });
  const git = repositoryIn(root);
  /** Writes files; undefined deletes one. */
  const edit = (changes: Record<string, string | Uint8Array | undefined>) => {
    for (const [file, text] of Object.entries(changes))
      if (text === undefined) fs.rmSync(path.join(root, file));
      else writeFiles(root, { [file]: text });
  };
  let builds = 0;
  return {
    root,
    edit,
    /** Replaces a text in a file that contains it. */
    replace: (file: string, from: string, to: string) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      edit({ [file]: text.replace(from, to) });
    },
    /** Builds the site as it is. @returns a separate folder with the result */
    build: () => {
      const folder = path.join(root, '.cache/built', String(++builds));
      buildSmallSite(root, folder);
      return folder;
    },
    /** Undoes all edits. */
    reset: () => {
      git('reset', '--hard', '--quiet');
      git('clean', '-d', '--force', '--quiet', '--exclude=.cache');
    },
    commit: () => {
      git('add', '--all');
      git('commit', '--quiet', '--message', 'Change the site');
    },
    remove: () => fs.rmSync(root, { recursive: true, force: true }),
  };
}

/** Builds pages with a shared head, and copies the files of `public`. @throws if the settings have no phone */
export function buildSmallSite(root: string, dist = path.join(root, 'dist')): void {
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const { phone } = JSON.parse(read('settings.json')) as { phone?: string };
  if (!phone) throw new Error(`${path.join(root, 'settings.json')} has no phone.`);
  /** Writes a file under a name with its hash. */
  const hashed = (file: string) => {
    const name = `_astro/${file.replace('.', `.${sha256(read(file)).slice(0, 8)}.`)}`;
    writeFiles(dist, { [name]: read(file) });
    return `/${name}`;
  };
  const pages = filesBelow(path.join(root, 'pages'));
  const cases = pages.filter((file) => file.startsWith('cases/')).map((file) => file.replace('.html', ''));
  const values: Record<string, string> = {
    phone,
    menu: hashed('menu.js'),
    team: hashed('team.svg'),
    cases: cases.map((name) => `<li><a href="/${name}">${path.basename(name)}</a></li>`).join(''),
  };
  for (const file of pages) {
    const body = read(`pages/${file}`).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '');
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'sha256-${sha256(body)}'">`;
    const styles = `<link rel="stylesheet" media="print" href="${hashed('print.css')}"><style>${read('site.css')}</style>`;
    const head = `<meta charset="utf-8">${policy}<title>Small site</title>${read('head.html')}${styles}`;
    writeFiles(dist, { [file]: `<!doctype html><html lang="en"><head>${head}</head><body><main>${body}</main></body></html>` });
  }
  writeFiles(dist, { _redirects: read('redirects.txt') });
  if (fs.existsSync(path.join(root, 'public'))) fs.cpSync(path.join(root, 'public'), dist, { recursive: true });
}

const sha256 = (text: string) => crypto.hash('sha256', text);
