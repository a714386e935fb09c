import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { addPreview } from '../../src/tools/review/preview/add-preview.ts';
import { previewHeaders } from '../../src/tools/review/preview/headers.ts';
import { axe } from '../support/axe.ts';
import { DIST } from '../support/dist.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { freePort, type Host, startHost } from '../support/host.ts';
import { previewOf } from '../support/report.ts';
import { MAX_SHIFT, shiftsOf, totalShift, watchShifts } from '../support/shifts.ts';
import { horizontalOverflow } from '../support/site.ts';
import { test } from '../support/test.ts';

const ROUTE = '/gear-review';
const REPORT =
  '<!doctype html><html lang="en"><title>Report</title><img src="shots/a.png" alt=""><script>document.title = "It ran";</script>';
/** A one-pixel picture. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
let folder: string;
let host: Host;

// One worker for all tests of this file: two would copy the site twice, and could choose the same port.
test.describe.configure({ mode: 'default' });

// The built site as a preview in which one page has changed: its main heading.
test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  fs.cpSync(DIST, folder, { recursive: true });
  const $ = load(fs.readFileSync(path.join(folder, `${ROUTE}.html`), 'utf8'));
  const preview = previewOf(ROUTE, { text: $('h1').text() });
  // The second new text is the last paragraph with only text, far down the page.
  const [below = ''] = $('main p:not(:has(*))')
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, ' ').trim())
    .filter((text) => text.length > 40)
    .slice(-1);
  preview.report?.pages[0]?.fresh.push({ text: below, nth: 0 });
  addPreview(folder, FIXTURE_ROOT, preview);
  fs.writeFileSync(path.join(folder, '_preview/report.html'), REPORT);
  fs.mkdirSync(path.join(folder, '_preview/shots'));
  fs.writeFileSync(path.join(folder, '_preview/shots/a.png'), PIXEL);
  const headers = path.join(folder, '_headers');
  fs.writeFileSync(headers, previewHeaders(fs.readFileSync(headers, 'utf8')));
  host = await startHost({ directory: folder, port: await freePort(4563) });
});
test.afterAll(async () => {
  await host.stop();
  fs.rmSync(folder, { recursive: true });
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const button = (page: Page) => bar(page).getByRole('button', { name: 'Show changes' });
/** The texts that are outlined. */
const outlines = (page: Page) => page.locator('[data-review-shown] [data-review-new]');
const isInView = (page: Page) =>
  page.locator('[data-review-current]').evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

test('the button shows and hides the changes, and announces it; the site then works as before', async ({ page }) => {
  await page.goto(`${host.url}${ROUTE}`);
  await button(page).press('Enter');
  await expect(outlines(page)).toHaveCount(2);
  await expect(outlines(page).first()).toHaveCSS('outline-style', 'solid');
  await expect(bar(page).getByRole('status')).toHaveText('Changes are shown: 2 words inserted, 1 deleted. New text 1 of 2.');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect(await axe(page)).toEqual([]);
  for (const [step, status] of [
    ['Next', 'New text 2 of 2.'],
    ['Next', 'New text 1 of 2.'],
    ['Previous', 'New text 2 of 2.'],
  ] as const) {
    await bar(page).getByRole('button', { name: step }).click();
    await expect(bar(page).getByRole('status')).toHaveText(status);
    await expect.poll(() => isInView(page)).toBe(true);
  }
  await button(page).press('Enter');
  await expect(outlines(page)).toHaveCount(0);
  await expect(bar(page).getByRole('status')).toHaveText('Changes are hidden.');
  await expect(button(page)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
});

test.describe('of a new visitor', () => {
  test.use({ stored: {} });

  test('at 320 and 1280 px the bar covers neither the cookie banner nor the navigation, shifts nothing and passes axe', async ({
    page,
  }) => {
    await watchShifts(page, 'start');
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${host.url}/seal-training`);
      const banner = page.getByRole('region', { name: /cookie/i });
      await expect(banner).toBeVisible();
      const [own, other, nav] = await Promise.all([bar(page), banner, page.getByRole('banner')].map((part) => part.boundingBox()));
      expect(own?.y, `${width} px`).toBeGreaterThanOrEqual((other?.y ?? 0) + (other?.height ?? 0) - 1);
      expect(own?.y, `${width} px`).toBeGreaterThan((nav?.y ?? 0) + (nav?.height ?? 0));
      expect((own?.y ?? 0) + (own?.height ?? 0), `${width} px`).toBeCloseTo(700, 0);
      await expect(bar(page)).toContainText('No change on this page');
      expect(await horizontalOverflow(page), `${width} px`).toBe('');
      expect(await axe(page), `${width} px`).toEqual([]);
      expect(totalShift(await shiftsOf(page)), `${width} px`).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
});

test('the report shows its pictures, and runs no script', async ({ page, faults }) => {
  await page.goto(`${host.url}/_preview/report`);
  await expect.poll(() => page.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expect(page).toHaveTitle('Report');
  expect(await page.evaluate(() => self.origin)).toBe('null');
  // The browser logs what the sandbox forbids.
  expect(faults.splice(0).join()).toContain('Blocked script execution');
});
