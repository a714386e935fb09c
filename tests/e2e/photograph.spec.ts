import { expect } from '@playwright/test';
import { ROUTES } from '../../src/config/routes.ts';
import { PALETTE } from '../../src/figures/palette.ts';
import { shownEntries } from '../support/content.ts';
import { colourAt, difference, hex } from '../support/photograph.ts';
import { test } from '../support/test.ts';

const team = shownEntries('team');

test('a photograph replaces the drawing, in the two tones of the site', async ({ page }) => {
  await page.goto(ROUTES.about);

  const { id = '' } = team.find(({ data }) => data.profileImage) ?? {};
  const photograph = page.locator(`#${id} img`);
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph).toHaveJSProperty('complete', true);
  expect(await photograph.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shot = await photograph.locator('..').screenshot();
  expect(difference(await colourAt(shot, 0.75, 0.5), hex(PALETTE.paper.paper))).toBeLessThan(8);
  expect(difference(await colourAt(shot, 0.25, 0.75), hex(PALETTE.paper.ink))).toBeLessThan(8);
  const [red = 0, green = 0, blue = 0] = await colourAt(shot, 0.25, 0.25);
  expect(red - Math.min(green, blue), 'a colour becomes a grey').toBeLessThan(24);

  const others = page.locator(`#team ~ div li:not(#${id}) img[src*="/team-"]`);
  await expect(others).toHaveCount(team.filter(({ data }) => !data.profileImage && data.drawing).length);
});
