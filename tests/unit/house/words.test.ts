import fs from 'node:fs';
import { expect, test } from 'vitest';
import { none } from '../../support/none.ts';

/** Words between tags, or before a value, which a visitor would read. */
const TEXT = />\s*([A-Z][a-z]{2,}[^<>{}=;()]*)[<{]/g;
const LABEL = /\b(?:aria-label|alt|title|placeholder)="([A-Za-z][^"{}]*)"/g;
const sentencesIn = (text: string) => {
  const markup = text
    .replace(/^---[\s\S]*?^---/m, '')
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  return [...markup.matchAll(TEXT), ...markup.matchAll(LABEL)].map(([, words]) => words?.trim());
};

// What only writers see, in the development server, is no content.
const files = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(astro|tsx)$/.test(name) && !name.startsWith('tools/'));

test('no words for visitors are in the code of any component, section, layout, page or island', () => {
  expect(files.length).toBeGreaterThan(20);
  none(
    files.flatMap((name) =>
      sentencesIn(fs.readFileSync(`src/${name}`, 'utf8')).map((words) => `src/${name}: “${words}” belongs into src/content`),
    ),
  );
});
