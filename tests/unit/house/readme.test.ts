import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { describe, expect, test } from 'vitest';

const { scripts, dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies',
  Record<string, string>
>;

/** Names of the npm commands that a page writes out: `npm start`, `npm test`, `npm run x`. */
const commandsOf = (text: string) =>
  new Set([...text.matchAll(/\bnpm (?:run ([a-z:-]+)|(start|test))\b/g)].map(([, run, own]) => run ?? own));

describe('--help', () => {
  test('is answered by every command, from the comment at the top of its file', () => {
    const unsaid = Object.entries(scripts).filter(([name, command]) => {
      const [comment = ''] = fs.readFileSync(command.split(' ')[2] ?? '', 'utf8').split('*/');
      return !comment.startsWith('/**') || !commandsOf(comment).has(name);
    });
    expect(unsaid).toEqual([]);
  });
  test('prints that comment and does nothing else', () => {
    const help = spawnSync(process.execPath, ['src/tools/run.mjs', 'src/tools/writing/change/content-rename.ts', '--help'], {
      encoding: 'utf8',
    });
    expect([help.status, help.stderr]).toEqual([0, '']);
    expect(help.stdout).toMatch(/^npm run content:rename services\/old-name new-name: /);
  });
});

describe('what a command cannot take', () => {
  test('is refused in one sentence, with what it takes', () => {
    const { status, stderr } = spawnSync(process.execPath, ['src/tools/run.mjs', 'src/tools/site/preview.ts', '--harbour'], {
      encoding: 'utf8',
      env: { ...process.env, npm_lifecycle_event: 'preview' },
    });
    expect([status, stderr]).toEqual([2, "Unknown option '--harbour'. For its options: npm run preview -- --help\n"]);
  });
  test('is asked by every command; npm test takes names', () => {
    const careless = Object.values(scripts).filter(
      (command) => !fs.readFileSync(command.split(' ')[2] ?? '', 'utf8').includes('parseArgs('),
    );
    expect(careless).toEqual([scripts.test]);
  });
});

test('every path that CODEOWNERS or a page for engineers names is there', () => {
  const tools = fs.globSync('src/tools/*/README.md');
  const named = ['README.md', 'CONTRIBUTING.md', '.github/CODEOWNERS', 'src/README.md', 'src/styles/README.md', ...tools].flatMap((page) =>
    [...fs.readFileSync(page, 'utf8').matchAll(/(?<=`|\]\(|^\/)(?:src|tests|public|\.github)\/[\w./-]+/gm)].map(([name]) => name),
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((name) => !fs.existsSync(name))).toEqual([]);
});

test('the Node for editors is the one that the commands run on', () => {
  expect(fs.readFileSync('.node-version', 'utf8').trim()).toBe(dependencies.node);
});
