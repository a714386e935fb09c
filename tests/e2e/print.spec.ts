import { expect, type Page } from '@playwright/test';
import { booking } from '../support/parts.ts';
import { bare, readPdf } from '../support/pdf.ts';
import { test } from '../support/test.ts';
import { CASE, company, linkName, ui } from '../support/ui.ts';

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

// The first has a link within its text.
for (const route of ['/gear-review', CASE])
  test(`${route} prints on 2 pages of A4, for paper`, async ({ page }) => {
    await page.goto(route);
    // The heading up to its first subscript: text extracted from the PDF has subscripts elsewhere.
    const title = (await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent)) ?? '';
    const { pages, text } = await print(page);
    expect(pages.length).toBeLessThanOrEqual(2);
    expect(bare(pages[0] ?? '')).toContain(bare(title));
    expect(text).toContain(company.site + route);
    expect(text).toContain(bare(company.legalName));
    if (route !== CASE) expect(text).toContain(`(${company.site}/case-studies/pinion-noise)`);
    const buttons = [
      ui.actions.flyer,
      linkName('/contact-us'),
      ui.actions.allServices,
      ui.actions.cookieSettings,
      ui.figure.table,
    ];
    expect(buttons.filter((button) => text.includes(bare(button)))).toEqual([]);

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

test('a widget is replaced by phone and e-mail', async ({ page }) => {
  await page.goto('/contact-us');
  const embed = booking(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await page.emulateMedia({ media: 'print' });
  await expect(embed.getByText(company.email.address)).toBeVisible();
  await expect(embed.getByText(company.phone.display)).toBeVisible();
  await expect(embed.locator('form')).toBeHidden();
});
