import { expect, test } from 'vitest';
import { splitFrontMatter } from '../../../../../src/tools/writing/model/front-matter.ts';

test.each([
  [
    'fields and a text',
    '---\na: 1\nb: 2\n---\n\nText.\n',
    ['---\n', 'a: 1\nb: 2\n', '---\n', '\nText.\n'],
  ],
  [
    'line breaks of Windows',
    '---\r\na: 1\r\n---\r\nText.',
    ['---\r\n', 'a: 1\r\n', '---\r\n', 'Text.'],
  ],
  [
    'a byte order mark, and spaces behind the hyphens',
    '\uFEFF---  \na: 1\n--- \nText.',
    ['\uFEFF---  \n', 'a: 1\n', '--- \n', 'Text.'],
  ],
  ['no fields', '---\n---\nText.', ['---\n', '', '---\n', 'Text.']],
  ['no text', '---\na: 1\n---', ['---\n', 'a: 1\n', '---', '']],
  [
    'a rule in the text',
    '---\na: 1\n---\nText.\n\n---\n',
    ['---\n', 'a: 1\n', '---\n', 'Text.\n\n---\n'],
  ],
  [
    'hyphens within a field',
    '---\na: |\n  ---\nb: ---2\n---\n',
    ['---\n', 'a: |\n  ---\nb: ---2\n', '---\n', ''],
  ],
])('%s', (_name, text, parts) => {
  expect(Object.values(splitFrontMatter(text) ?? {})).toEqual(parts);
});

test.each([
  ['without an end', '---\na: 1\n'],
  ['below another line', '\n---\na: 1\n---\n'],
  ['of a YAML file', 'a: 1\n'],
])('front matter %s is none', (_name, text) => {
  expect(splitFrontMatter(text)).toBeUndefined();
});
