import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { FRAMED } from '../../../../src/config/routes.ts';
import { readSite } from '../../../../src/lib/node/built-site.ts';
import { compareWeight } from '../../../../src/tools/review/compare/weight.ts';
import { type Files, folderWith } from '../../../support/temporary.ts';

const PAGE =
  '<script type="module" src="/_astro/Page.astro_astro_type_script_index_0_lang.version1.js"></script><astro-island component-url="/_astro/Filter.version1.js"></astro-island>';
const FILTER = 'import{a}from"./react.version1.js";import(`./chart.version1.js`);';
const SITE: Readonly<Record<string, string>> = {
  'index.html': PAGE,
  'cases.html': PAGE,
  'about.html': '<link rel="stylesheet" href="/_astro/style.version1.css">',
  ...Object.fromEntries(FRAMED.map((folder) => [`${folder.slice(1)}form.html`, PAGE])),
  '_astro/Page.astro_astro_type_script_index_0_lang.version1.js': 'import"./consent.version1.js"',
  '_astro/Filter.version1.js': FILTER,
  '_astro/style.version1.css': 'body{color:red}',
  '_astro/react.version1.js': 'react',
  '_astro/chart.version1.js': 'chart',
  '_astro/consent.version1.js': 'consent',
};
/** The site with other hashes, after these texts have been replaced in files and their names. */
const edited = (...edits: [from: string | RegExp, to: string][]): Files =>
  Object.fromEntries(
    Object.entries(SITE).map((file) =>
      file.map((text) =>
        [...edits, ['version1', 'version2'] as const].reduce(
          (rest, [from, to]) => rest.replaceAll(from, to),
          text,
        ),
      ),
    ),
  );
const sizeOf = (text: string) => brotliCompressSync(text).length;

/** Each file that differs, with its bytes where they are loaded, "later" if when used. */
const compared = (before: Files, after: Files) =>
  compareWeight(readSite(folderWith(before)), readSite(folderWith(after))).map(
    ({ file, before: was, after: is, routes }) => {
      const [one, two] = [was, is].map((load) =>
        load ? `${load.bytes}${load.isAtOnce ? '' : ' later'}` : 'none',
      );
      return `${file}: ${one} → ${two} on ${routes.join(' ')}`;
    },
  );

const [SHORT, LONG] = ['chart', 'a chart of everything that runs'];
test.each<[what: string, edits: Parameters<typeof edited>, rows: string[]]>([
  [
    'a script that comes when an island is used, to the end of its imports',
    [[/^chart$/g, LONG]],
    [`_astro/chart.js: ${sizeOf(SHORT)} later → ${sizeOf(LONG)} later on / /cases`],
  ],
  [
    'a script that comes with another one, and a colour as long as before',
    [
      [/^consent$/g, LONG],
      ['color:red', 'color:tan'],
    ],
    [
      `_astro/consent.js: ${sizeOf('consent')} → ${sizeOf(LONG)} on / /cases`,
      `_astro/style.css: ${sizeOf('body{color:red}')} → ${sizeOf('body{color:tan}')} on /about`,
    ],
  ],
  ['no file of which only the hash is another', [], []],
  [
    'one that a page loads at once and no longer when it is used',
    [['astro-island component-url', 'script src']],
    [
      `_astro/Filter.js: ${sizeOf(FILTER)} later → ${sizeOf(FILTER)} on / /cases`,
      `_astro/react.js: ${sizeOf('react')} later → ${sizeOf('react')} on / /cases`,
    ],
  ],
  ['nothing of a page that only one version has', [[/^about.html$/g, 'firm.html']], []],
])('pages load %s', (_, edits, rows) => {
  expect(compared(SITE, edited(...edits)).toSorted()).toEqual(rows);
});

test('files with the same name but for the hash count as one, in whichever order', () => {
  const twice = (one: string, two: string, text: string) => ({
    'index.html': `<script src="/_astro/a.${one}.js"></script><script src="/_astro/a.${two}.js"></script>`,
    [`_astro/a.${one}.js`]: SHORT,
    [`_astro/a.${two}.js`]: text,
  });
  expect(
    compared(twice('aaaaaaa1', 'bbbbbbb1', LONG), twice('bbbbbbb2', 'aaaaaaa2', LONG)),
  ).toEqual([]);
  expect(
    compared(twice('aaaaaaa1', 'bbbbbbb1', SHORT), twice('bbbbbbb2', 'aaaaaaa2', LONG)),
  ).toEqual([`_astro/a.js: ${2 * sizeOf(SHORT)} → ${sizeOf(SHORT) + sizeOf(LONG)} on /`]);
});
