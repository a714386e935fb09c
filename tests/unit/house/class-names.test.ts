import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LABEL_CLASS } from '../../../src/lib/class-names.ts';

/** Utilities that make a label; `font-normal` is only needed in a heading, and has been left out elsewhere. */
const LABEL = LABEL_CLASS.split(' ').filter((name) => name !== 'font-normal');

/** Strings of a file that list all utilities of a label. */
const spelledOut = (text: string) =>
  [...text.matchAll(/(["'`])([^"'`]*)\1/g)]
    .map(([, , listed = '']) => listed)
    .filter((listed) => LABEL.every((name) => listed.split(/\s+/).includes(name)));

const files = ['components', 'sections', 'layouts', 'pages', 'islands']
  .flatMap((folder) => fs.globSync(`src/${folder}/**/*.{astro,ts,tsx}`))
  .sort();

describe('the utilities of a label', () => {
  test('are written once, as LABEL_CLASS', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => spelledOut(fs.readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });

  test('are found where they are spelled out again', () => {
    expect(spelledOut('<dt class="mt-1 text-note font-mono text-mute">{label}</dt>')).toEqual(['mt-1 text-note font-mono text-mute']);
    expect(spelledOut(`<dt class="font-mono text-note text-ink">{label}</dt>`)).toEqual([]);
  });
});
