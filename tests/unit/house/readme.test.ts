import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

const readme = fs.readFileSync('README.md', 'utf8');
const { scripts, dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;

/** Folders that the tree of a page names, as paths: a name at the margin opens a folder, those set in stand within it. */
function treeOf(text: string): string[] {
  const [, tree = ''] = text.match(/^## The tree\n+```\n([\s\S]*?)```/m) ?? [];
  let root = '';
  return [...tree.matchAll(/^( *)([\w-]+)\//gm)].map(([, indent = '', name = '']) => {
    if (indent === '') root = name;
    return indent === '' ? name : `${root}/${name}`;
  });
}

const foldersOf = (roots: readonly string[]) =>
  roots.flatMap((root) => [
    root,
    ...fs
      .readdirSync(root, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${root}/${name}`),
  ]);

/** Names of the npm commands that a page writes out: `npm start`, `npm test`, `npm run x`. */
const commandsOf = (text: string) =>
  new Set([...text.matchAll(/\bnpm (?:run ([a-z:-]+)|(start|test))\b/g)].map(([, run, own]) => run ?? own));

test('the tree of the README names every folder of src and tests, and none that is not there', () => {
  expect(treeOf(readme).sort()).toEqual(foldersOf(['src', 'tests']).sort());
});

test('the commands of the README are those of package.json, each of them and no other', () => {
  expect([...commandsOf(readme)].sort()).toEqual(Object.keys(scripts).sort());
});

describe('--help', () => {
  test('is answered by every command, from the comment at the top of its file', () => {
    const unsaid = Object.entries(scripts).filter(([name, command]) => {
      const [comment = ''] = fs.readFileSync(command.split(' ')[2] ?? '', 'utf8').split('*/');
      return !comment.startsWith('/**') || !commandsOf(comment).has(name);
    });
    expect(unsaid).toEqual([]);
  });
  test('prints that comment and does nothing else', () => {
    const help = spawnSync(process.execPath, ['src/tools/run.mjs', 'src/tools/content-change/content-rename.ts', '--help'], {
      encoding: 'utf8',
    });
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^npm run content:rename services\/old-name new-name: /);
  });
});

describe('what a command cannot take', () => {
  const typed = (...args: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', 'src/tools/site/preview.ts', ...args], {
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'preview' },
    });
    return [status, stderr];
  };
  test.each([
    ['--harbour', "Unknown option '--harbour'"],
    ['--port', "Option '--port <value>' argument missing"],
    ['dist', "Unexpected argument 'dist'"],
  ])('is refused in one sentence, with what it takes: %s', (arg, sentence) =>
    expect(typed(arg)).toEqual([2, `${sentence}. For its options: npm run preview -- --help\n`]),
  );
  test('is asked by every command; npm test takes names', () => {
    const careless = Object.values(scripts).filter(
      (command) => !fs.readFileSync(command.split(' ')[2] ?? '', 'utf8').includes('parseArgs('),
    );
    expect(careless).toEqual([scripts.test]);
  });
});

test('every file of this repository that the README links to or shows is there', () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, file = '']) => file);
  expect(links.length).toBeGreaterThan(2);
  expect(links.filter((file) => !fs.existsSync(file))).toEqual([]);
});

test('every path that a page for engineers names is there', () => {
  const tools = fs.readdirSync('src/tools', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // Each tool has a page: what it is for, its stages, how to add to it.
  const pages = ['src/README.md', 'src/styles/README.md', ...tools.map(({ name }) => `src/tools/${name}/README.md`)];
  const named = pages.flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/`((?:src|tests|public)\/[\w./-]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
});

test('the Node for editors is the one that the commands run on', () => {
  expect(fs.readFileSync('.node-version', 'utf8').trim()).toBe(dependencies.node);
});
