import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { addPreview } from '../../src/tools/review/preview/add-preview.ts';
import { axe } from '../support/axe.ts';
import { DIST } from '../support/dist.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { freePort, type Host, startHost } from '../support/host.ts';
import { changedPage, reportOf } from '../support/report.ts';
import { MAX_SHIFT, shiftsOf, totalShift, watchShifts } from '../support/shifts.ts';
import { horizontalOverflow } from '../support/site.ts';
import { test } from '../support/test.ts';

let folder: string;
let host: Host;

// One worker for all tests of this file: two would copy the site twice, and could choose the same port.
test.describe.configure({ mode: 'default' });
test.use({ stored: {} });

// The built site as a preview in which one page has changed.
test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  fs.cpSync(DIST, folder, { recursive: true });
  addPreview(folder, FIXTURE_ROOT, { name: 'A branch (#12)', report: reportOf({ pages: [changedPage('/gear-review')] }) });
  fs.writeFileSync(path.join(folder, '_preview/report.html'), '<!doctype html><html lang="en"><title>Report</title>');
  host = await startHost({ directory: folder, port: await freePort(4563) });
});
test.afterAll(async () => {
  await host.stop();
  fs.rmSync(folder, { recursive: true });
});

const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

test('a changed page leads to the report', async ({ page }) => {
  await page.goto(`${host.url}/gear-review`);
  await expect(bar(page)).toContainText('Changed: text');
  await bar(page).getByRole('link', { name: 'Report' }).click();
  await expect(page).toHaveTitle('Report');
});

test('at 320 and 1280 px the bar covers neither the cookie banner nor the navigation, shifts nothing and passes axe', async ({ page }) => {
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

test('no file of a preview may be indexed', async ({ request }) => {
  const response = await request.get(`${host.url}/gear-review`);
  expect(response.headers()['x-robots-tag']).toBe('noindex, nofollow');
});
