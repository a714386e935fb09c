import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { filesBelow } from '../../src/lib/node/files.ts';
import { buildIn, FIXTURE, makeFixture, serveFixture } from '../support/fixture-site.ts';
import { type Fuzzed, fuzzContent } from '../support/fuzzed-content.ts';
import { horizontalOverflow, REDIRECTS, ROUTES_BUILT } from '../support/site.ts';

/** A fixed seed; `npm run fuzz` takes others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20816);
/** What was changed and what refused, beside the site that was built of it. */
const FUZZED = 'fuzzed.json';
const MAKERS = ['tests/e2e/fuzz.spec.ts', 'tests/support/fuzzed-content.ts', 'tests/support/mutations.ts'];
const BROKEN = /\bundefined\b|\bNaN\b|\[object Object\]/;

/** Texts of a page or its source that show a fault of the program. */
function brokenWords(html: string): string[] {
  const $ = load(html);
  $('script:not([type="application/ld+json"]), style').remove();
  return $.html()
    .split('\n')
    .flatMap((line) => BROKEN.exec(line)?.input.slice(0, 200) ?? []);
}

let fuzzed: Fuzzed;
let dist = '';
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const make = async (copy: string) => {
    const made = await fuzzContent(SEED);
    for (const [file, text] of Object.entries(made.accepted)) fs.writeFileSync(path.join(copy, file), text);
    buildIn(copy);
    fs.writeFileSync(path.join(copy, FUZZED), JSON.stringify(made));
  };
  const root = await makeFixture('fuzz', { 'seed.txt': String(SEED) }, make, MAKERS);
  fuzzed = JSON.parse(fs.readFileSync(path.join(root, FUZZED), 'utf8'));
  dist = path.join(root, 'dist');
});

test('each finding names file, line, field and repair', () => {
  expect(fuzzed.refused.length).toBeGreaterThan(5);
  for (const { file, line, column, message, repair } of fuzzed.refused) {
    expect(fs.existsSync(file), file).toBe(true);
    expect([line, column].every((place) => place > 0)).toBe(true);
    expect([message, repair].every((text) => /\S/.test(text))).toBe(true);
  }
});

test('content that the check accepts is built without traces of a program fault', () => {
  expect(Object.keys(fuzzed.accepted).length).toBeGreaterThan(10);
  const pages = filesBelow(dist).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((file) => brokenWords(fs.readFileSync(`${dist}/${file}`, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([]);
  expect(brokenWords('<p>Call undefined</p>')).toHaveLength(1);
});

test.describe('without scripts, which change no width', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('each of its pages fits 320 px', async ({ page }) => {
    test.setTimeout(240_000);
    await serveFixture(page, dist);
    const routes = filesBelow(dist)
      .filter((file) => file.endsWith('.html') && !file.startsWith('documents/'))
      .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`)
      // A former path has a page without content, which leads on.
      .filter((route) => !(route in REDIRECTS));
    expect(routes.length).toBeGreaterThanOrEqual(ROUTES_BUILT.length);
    const wide: string[] = [];
    for (const route of routes) {
      await page.goto(FIXTURE + route);
      const over = await horizontalOverflow(page);
      if (over) wide.push(`${route} ${over}`);
    }
    expect(wide).toEqual([]);
  });
});
