import { expect, type Page } from '@playwright/test';
import { booking, CASE } from '../support/parts.ts';
import { bare, readPdf } from '../support/pdf.ts';
import { test } from '../support/test.ts';

async function print(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}
/** Colours of grounds that would cost much ink. */
const darkGrounds = (page: Page) =>
  page
    .locator('body :not(svg *):visible')
    .evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter(
          (colour) =>
            /^rgb\(/.test(colour) &&
            (colour.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) < 200),
        ),
    );

/** Pages, and labels of the controls that each has on screen. */
const CONTROLS = {
  '/gear-review': [
    'Download Flyer',
    'Contact Us',
    'View All Our Services',
    'Cookie settings',
    'Data as a table',
  ],
  [CASE]: ['Download White Paper', 'Contact Us', 'Cookie settings', 'Data as a table'],
};
for (const [route, controls] of Object.entries(CONTROLS))
  test(`${route} prints in ink on white, without controls, and says whose it is`, async ({
    page,
  }) => {
    await page.goto(route);
    // The heading up to its first subscript: text extracted from the PDF has subscripts elsewhere.
    const title = (await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent)) ?? '';
    const { pages, text } = await print(page);
    expect(bare(pages[0] ?? '')).toContain(bare(title));
    expect(text).toContain(bare('Halden Rotor Practice B.V.'));
    expect(text).toContain(bare('+31 30 000 00 00'));
    for (const label of controls) {
      await expect(page.locator('body')).toContainText(label, { useInnerText: true });
      expect(text).not.toContain(bare(label));
    }

    await page.emulateMedia({ media: 'print' });
    expect(await darkGrounds(page)).toEqual([]);
    await expect(page.locator('figure.drawing > svg:visible').first()).toBeVisible();
    await expect(page.locator('figure.drawing').first()).toHaveCSS('break-inside', 'avoid');
  });

test('how we work leaves no sheet nearly empty', async ({ page }) => {
  await page.goto('/how-we-work');
  const { pages } = await print(page);
  expect(pages.filter((sheet) => bare(sheet).length < 300)).toEqual([]);
});

test('what is folded is printed, and no widget is', async ({ page }) => {
  await page.goto('/how-we-work');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('details:not(figure + *) > :last-child').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/contact-us');
  await expect(booking(page)).toHaveAttribute('data-state', 'ready');
  await page.emulateMedia({ media: 'print' });
  await expect(booking(page)).toBeHidden();
});
