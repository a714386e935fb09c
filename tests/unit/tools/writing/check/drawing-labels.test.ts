import fs from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { drawingWords } from '../../../../../src/tools/writing/check/numbers/drawing-words.ts';
import { enterContentCopy } from '../../../../support/content-copy.ts';

// The check reads the drawings’ labels from the folder that the site runs in.
const FILE = 'src/content/settings/drawings.yaml';
let right: string;

beforeEach(() => {
  enterContentCopy();
  right = fs.readFileSync(FILE, 'utf8');
});

/** The places of the findings, where the labels have this text. */
async function check(text: string | undefined): Promise<string> {
  if (text === undefined) fs.rmSync(FILE);
  else fs.writeFileSync(FILE, text);
  const findings = await checkContent('.', { words: false });
  return findings.map(({ file, line, column }) => `${file}:${line}:${column}:`).join('\n');
}

// First, so that no number of a drawing has been read yet.
test('a label that is misspelt, a file that can’t be parsed and one that is missing are findings', async () => {
  const line = right.split('\n').indexOf('sour-regions:') + 1;
  const place = new RegExp(`^${FILE}:${line}:\\d+:`);
  expect(await check(right.replace('\nsour-regions:', '\nsour-region:'))).toBe(`${FILE}:${line}:1:`);
  expect(await check(right.replace('\nsour-regions:', '\nsour-regions'))).toMatch(place);
  expect(await check(undefined)).toMatch(/drawings\.yaml:1:1:/);
});

test('the development server, which checks the content before it copies it, finds the labels', async () => {
  vi.stubEnv('SITE_ENV', 'dev');
  expect(fs.existsSync('.cache')).toBe(false);
  expect(drawingWords()).toBeDefined();
  expect(await check(right)).toBe('');
});
