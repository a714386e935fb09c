import { expect } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../src/config/routes.ts';
import { PALETTE } from '../../src/figures/palette.ts';
import { shownEntries } from '../support/content.ts';
import { test } from '../support/test.ts';

/** Colour of a pixel of a PNG, at a share of its width and height (0 to 1). @returns red, green and blue, 0 to 255 */
async function colourAt(png: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * 3;
  return [...data.subarray(at, at + 3)];
}

/** Red, green and blue of a colour such as "#1f4f8f". */
const hex = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The largest difference in any channel. */
const difference = (one: number[], other: number[]) => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));

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
  expect(red - Math.min(green, blue), 'a colour becomes grey').toBeLessThan(24);

  const others = page.locator(`#team ~ div li:not(#${id}) img[src*="/team-"]`);
  await expect(others).toHaveCount(team.filter(({ data }) => !data.profileImage && data.drawing).length);
});
