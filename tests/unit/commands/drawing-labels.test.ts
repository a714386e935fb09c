import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copySite, runIn } from '../../support/fixture-site.ts';

// The check reads the drawings' labels once, from the site it runs in: so it runs in a process of its own, in a copy.
const FILE = 'src/content/settings/drawings.yaml';
let root: string;
let right: string;

beforeAll(() => {
  root = copySite('drawing-labels', {});
  right = fs.readFileSync(path.join(root, FILE), 'utf8');
});

/** Without spelling and style, which take most of the time. */
const CHECK = `
const { checkContent } = await import('./src/commands/content/check.ts');
for (const { file, line, column } of await checkContent(process.cwd(), { words: false })) console.log([file, line, column, ''].join(':'));
`;

/** The places of the findings, where the labels have this text. */
function check(text: string | undefined): string {
  const file = path.join(root, FILE);
  if (text === undefined) fs.rmSync(file);
  else fs.writeFileSync(file, text);
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', CHECK], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

test('the development server, which checks the content before it copies it, finds the labels', () => {
  expect(runIn(root, 'check-content', { NODE_ENV: 'development' }).stdout).toContain('no mistakes');
});

test('a label that is misspelt, a file that can’t be parsed and one that is missing are findings', () => {
  const line = right.split('\n').indexOf('orbit:') + 1;
  const place = new RegExp(`drawings\\.yaml:${line}:\\d+:`);
  expect(check(right.replace('\norbit:', '\norbits:'))).toMatch(place);
  expect(check(right.replace('\norbit:', '\norbit'))).toMatch(place);
  expect(check(undefined)).toMatch(/drawings\.yaml:1:1:/);
});
