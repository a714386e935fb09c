import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { addPreview } from '../../src/tools/review/preview/add-preview.ts';
import { axe } from '../support/axe.ts';
import { DIST } from '../support/dist.ts';
import { FIXTURE_ROOT } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { changedPage, reportOf } from '../support/report.ts';
import { horizontalOverflow } from '../support/site.ts';
import { test } from '../support/test.ts';

let folder: string;

test.use({ stored: {}, bypassCSP: true });

// The built site as a preview in which one page has changed.
test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'preview-'));
  fs.cpSync(DIST, folder, { recursive: true });
  addPreview(folder, FIXTURE_ROOT, { name: 'A branch (#12)', report: reportOf({ pages: [changedPage('/gear-review')] }) });
});
test.afterAll(() => fs.rmSync(folder, { recursive: true }));

test('the bar of a preview says what changed, and covers nothing', async ({ page }) => {
  await serveFixture(page, folder);
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await page.goto(`${FIXTURE}/gear-review`);
  await expect(bar).toContainText('Changed: text');
  await expect(bar.getByRole('link', { name: 'Report' })).toHaveAttribute('href', '/_preview/report#page/gear-review');
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
    for (const part of [bar, page.getByRole('region', { name: /cookie/i }), page.getByRole('banner').first()])
      await part.getByRole('link').or(part.getByRole('button')).locator('visible=true').last().click({ trial: true });
    expect(await horizontalOverflow(page), `${width} px`).toBe('');
    expect(await axe(page), `${width} px`).toEqual([]);
  }
});
