import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ROUTES } from '../../src/config/routes.ts';
import { PALETTE } from '../../src/figures/palette.ts';
import { shownEntries } from '../support/content.ts';
import { buildFixture, FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

const SIDE = 480;
const [person] = shownEntries('team');

/** A portrait for the test: its left half saturated red on black, its right half white. */
const picture = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#fff' } })
    .composite([
      { input: { create: { width: SIDE / 2, height: SIDE, channels: 3, background: '#000' } }, left: 0, top: 0 },
      { input: { create: { width: SIDE / 4, height: SIDE / 4, channels: 3, background: '#f00' } }, left: SIDE / 8, top: SIDE / 8 },
    ])
    .png()
    .toBuffer();

/** Colour of a pixel of a PNG, at a share of its width and height. */
async function colourAt(png: Buffer, across: number, down: number): Promise<number[]> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * 3;
  return [...data.subarray(at, at + 3)];
}
const hex = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
/** The largest difference of a channel. */
const apart = (one: number[], other: number[]) => Math.max(...one.map((value, i) => Math.abs(value - (other[i] ?? 0))));

test('a photograph replaces the drawing, in the two tones of the site', async ({ page }) => {
  test.setTimeout(240_000);
  if (!person) throw new Error('There is nobody in src/content/team.');
  const { file, data, body } = person;
  const fields = { ...data, profileImage: './portrait.png' };
  const dist = buildFixture('photograph', {
    [file]: `---\n${JSON.stringify(fields)}\n---\n\n${body}`,
    'src/content/team/portrait.png': await picture(),
  });
  await dismissBannerAndPopup(page);
  await serveFixture(page, dist);
  await page.goto(`${FIXTURE}${ROUTES.about}`);

  const photograph = page.locator(`#${person.id} img`);
  await photograph.scrollIntoViewIfNeeded();
  await expect(photograph).toHaveJSProperty('complete', true);
  expect(await photograph.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const shot = await photograph.locator('..').screenshot();
  expect(apart(await colourAt(shot, 0.75, 0.5), hex(PALETTE.paper.paper))).toBeLessThan(8);
  expect(apart(await colourAt(shot, 0.25, 0.75), hex(PALETTE.paper.ink))).toBeLessThan(8);
  const [red = 0, green = 0, blue = 0] = await colourAt(shot, 0.25, 0.25);
  expect(red - Math.min(green, blue), 'a colour becomes a grey').toBeLessThan(24);

  const others = page.locator(`#team ~ div li:not(#${person.id}) img[src*="/team-"]`);
  await expect(others).toHaveCount(shownEntries('team').length - 1);
});
