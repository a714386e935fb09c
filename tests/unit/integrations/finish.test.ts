import { expect, test } from 'vitest';
import { scriptsOf } from '../../../src/integrations/finish.ts';

const scripts = new Map([
  ['_astro/page.a1.js', 'import "./shared.b2.js"'],
  ['_astro/shared.b2.js', 'const shared = import("./page.a1.js")'],
  ['_astro/other.c3.js', 'const other = 1'],
]);

test('a page’s scripts are those that it names and those that they import, each once', () => {
  const html = '<script src="/_astro/page.a1.js"></script>';
  expect(scriptsOf(html, scripts)).toEqual(['_astro/page.a1.js', '_astro/shared.b2.js']);
});

test('a page has none of the scripts of other pages', () => {
  expect(scriptsOf('<p>other</p>', scripts)).toEqual([]);
});
