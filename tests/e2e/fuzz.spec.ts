import fs from 'node:fs';
import { expect, test } from '@playwright/test';
import { load } from 'cheerio';
import { filesBelow } from '../../src/lib/node/files.ts';
import { buildFixture, FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { type Fuzzed, fuzzContent } from '../support/fuzzed-content.ts';
import { horizontalOverflow } from '../support/site.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

/** A fixed seed; `npm run fuzz` takes others. */
const SEED = Number(process.env.FUZZ_SEED ?? 20816);
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
  fuzzed = await fuzzContent(SEED);
  dist = await buildFixture('fuzz', fuzzed.accepted);
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

test('each of its pages fits 320 px', async ({ page }) => {
  test.setTimeout(240_000);
  await dismissBannerAndPopup(page);
  await serveFixture(page, dist);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide: string[] = [];
  for (const file of filesBelow(dist).filter((name) => name.endsWith('.html') && !name.startsWith('documents/'))) {
    await page.goto(`${FIXTURE}/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`);
    const over = await horizontalOverflow(page);
    if (over) wide.push(`${file} ${over}`);
  }
  expect(wide).toEqual([]);
});
