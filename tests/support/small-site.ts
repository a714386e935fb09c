import crypto from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repositoryIn, writeFiles } from './temporary.ts';

/** A site of five pages, with a build and a content check of a few lines each. */
const FILES: Record<string, string> = {
  '.gitignore': 'dist/\n.cache/\nnode_modules/\n',
  'README.md': 'A small site.\n',
  'package.json': JSON.stringify({ type: 'module', scripts: { build: 'node build.mjs', check: 'node check.mjs' } }),
  'check.mjs': `
import fs from 'node:fs';
const findings = fs.readdirSync('pages', { recursive: true }).filter((file) => file.endsWith('.html')).flatMap((file) =>
  fs.readFileSync('pages/' + file, 'utf8').includes('teh') ? [{ file: 'pages/' + file, line: 1, column: 1, severity: 'error', rule: 'spelling', message: '"teh" is misspelt.', repair: 'Write "the".' }] : []);
console.log(JSON.stringify(findings));
process.exitCode = findings.length > 0 ? 1 : 0;
`,
  'build.mjs': `
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
const read = (file) => fs.readFileSync(file, 'utf8');
const write = (file, text) => { fs.mkdirSync(path.dirname('dist/' + file), { recursive: true }); fs.writeFileSync('dist/' + file, text); };
fs.rmSync('dist', { recursive: true, force: true });
const hashed = (file) => {
  const name = '_astro/' + path.basename(file).replace('.', '.' + crypto.createHash('sha256').update(read(file)).digest('hex').slice(0, 8) + '.');
  write(name, read(file));
  return '/' + name;
};
const { phone } = JSON.parse(read('settings.json'));
const values = { phone, menu: hashed('menu.js'), team: hashed('team.svg') };
const pages = fs.readdirSync('pages', { recursive: true }).filter((file) => file.endsWith('.html') && !read('pages/' + file).startsWith('<!-- draft'));
const cases = pages.filter((file) => file.startsWith('cases')).map((file) => '<li><a href="/' + file.slice(0, -5) + '">' + file.slice(6, -5) + '</a></li>').sort().join('');
for (const file of pages) {
  const body = read('pages/' + file).replace(/\\{(\\w+)\\}/g, (_, name) => (name === 'cases' ? cases : values[name]));
  write(file, '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="script-src \\'sha256-' + crypto.createHash('sha256').update(body).digest('hex') +
    '\\'"><meta name="island" content="' + process.cwd() + '"><title>Small site</title><link rel="stylesheet" media="print" href="' + hashed('print.css') + '"><style>' + read('site.css') + '</style></head><body><main>' + body + '</main></body></html>');
}
write('_redirects', read('redirects.txt'));
if (!phone) throw new Error('settings.json has no phone.');
`,
  'settings.json': '{ "phone": "+31 70 000" }',
  'redirects.txt': '/old /about 301\n',
  'site.css':
    ':root{--ink:#111;--accent:#1f4f8f;--spare:#eee}body{color:var(--ink)}.accent{color:var(--accent)}a:hover{color:red}.box{margin:0 0 0 0}@media print{p{color:#000}}',
  'print.css': 'p{color:#000}',
  'menu.js': 'document.documentElement.dataset.menu = "ready";',
  'team.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>',
  'pages/index.html': '<h1 class="accent">Home</h1><p class="box">Call {phone}.</p><ul>{cases}</ul><script src="{menu}"></script>',
  'pages/about.html': '<h1>About</h1><p class="accent">We turn shafts.</p><img src="{team}" alt="The team" width="40" height="40">',
  'pages/contact.html':
    '<h1>Contact</h1><p>Call {phone}.</p><svg width="40" height="20"><path d="M0 10h40" fill="none" stroke="#1f4f8f" stroke-width="4"/></svg>',
  'pages/cases/pump.html': '<h1>Pump</h1><p>The pump lost its bearing in May. Oil had run low for a week. Nobody looked at the gauge.</p>',
  'pages/cases/valve.html': '<h1>Valve</h1><p>The valve stuck at half stroke.</p>',
};

export type SmallSite = ReturnType<typeof smallSite>;

/** Makes the repository in a temporary folder, with one commit. */
export function smallSite() {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
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
  edit(FILES);
  const git = repositoryIn(root);
  edited.clear();
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
