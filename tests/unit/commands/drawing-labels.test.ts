import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { copySite, runIn } from '../../support/fixture-site.ts';

// The check reads the drawings' labels from the very site it checks, so it runs as a command, in a copy.
const FILE = 'src/content/settings/drawings.yaml';
let root: string;
let right: string;

beforeAll(() => {
  root = copySite('drawing-labels', {});
  right = fs.readFileSync(path.join(root, FILE), 'utf8');
});

const check = (text: string | undefined, env: Record<string, string> = {}) => {
  const file = path.join(root, FILE);
  if (text === undefined) fs.rmSync(file);
  else fs.writeFileSync(file, text);
  const { stdout, stderr } = runIn(root, 'check-content', env);
  return stdout + stderr;
};

test('the development server, which checks the content before it copies it, finds the labels', () => {
  expect(check(right, { NODE_ENV: 'development' })).toContain('no mistakes');
});

test('a label that is misspelt, a file that can’t be parsed and one that is missing are findings', () => {
  const line = right.split('\n').indexOf('orbit:') + 1;
  const place = new RegExp(`drawings\\.yaml:${line}:\\d+ `);
  expect(check(right.replace('\norbit:', '\norbits:'))).toMatch(place);
  expect(check(right.replace('\norbit:', '\norbit'))).toMatch(place);
  expect(check(undefined)).toMatch(/drawings\.yaml:1:1 /);
});
