import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { colourToken } from '../../src/lib/node/tokens.ts';
import { CASE } from '../support/parts.ts';
import { test } from '../support/test.ts';

/** The colour that most of an element has on the screen. */
async function groundOf(element: Locator): Promise<string> {
  const { data } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = `#${data.subarray(at, at + 3).toString('hex')}`;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

test.use({ colorScheme: 'dark', reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => {
  // As Chrome on Android does with "Dark theme for sites".
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
});

for (const [what, route, selector] of [
  ['the drawing of a case', CASE, '.drawing > svg:visible'],
  ['the drawing on a card', '/case-studies', '#cases svg[viewBox]'],
  ['the drawing of a featured case', '/', 'li [role=img] > svg'],
  ['a portrait', '/about-us', 'li [aria-hidden=true]:has(> p)'],
  ['a logo', '/', '.logos img'],
] as const)
  test(`${what} keeps its paper where the browser darkens the page`, async ({ page }) => {
    await page.goto(route);
    const drawing = page.locator(selector).first();
    await drawing.scrollIntoViewIfNeeded();
    expect(await groundOf(drawing)).toBe(colourToken('paper'));
    expect(await groundOf(page.locator('body'))).not.toBe(colourToken('paper'));
  });

test('so does the drawing of the visitor’s own numbers, and in forced colours it has the visitor’s', async ({
  page,
}) => {
  await page.goto('/seal-training');
  await page.getByRole('button', { name: 'Your numbers' }).click();
  const drawing = page.locator('.own-numbers .drawing > svg:visible').first();
  expect(await groundOf(drawing)).toBe(colourToken('paper'));
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const canvas = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  await expect(drawing.locator('rect')).toHaveCSS('fill', canvas);
});
