import { expect } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { shownEntries } from '../support/content.ts';
import { test } from '../support/test.ts';

const team = shownEntries('team');

test('a photograph replaces the drawing', async ({ page }) => {
  await page.goto(ROUTES.about);

  const { id = '' } = team.find(({ data }) => data.profileImage) ?? {};
  const photograph = page.locator(`#${id} img`);
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph).toHaveJSProperty('complete', true);
  expect(await photograph.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const others = page.locator(`#team ~ div li:not(#${id}) img[src*="/team-"]`);
  await expect(others).toHaveCount(team.filter(({ data }) => !data.profileImage && data.drawing).length);
});
