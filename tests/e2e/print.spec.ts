import { expect, type Page } from '@playwright/test';
import { booking } from '../support/parts.ts';
import { bare, readPdf } from '../support/pdf.ts';
import { test } from '../support/test.ts';
import { CASE, company, linkName, ui } from '../support/ui.ts';

async function print(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}
/** The heading up to its first subscript: text extracted from the PDF has subscripts elsewhere. */
const titleOf = async (page: Page) => bare((await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent)) ?? '');

test.describe('printed', () => {
  // The first has a link within its text.
  for (const route of ['/gear-review', CASE]) {
    test(`${route} is at most 2 pages of A4, with the firm’s name and its URLs, and no buttons`, async ({ page }) => {
      await page.goto(route);
      const title = await titleOf(page);
      const { pages, text } = await print(page);
      expect(pages.length).toBeLessThanOrEqual(2);
      expect(bare(pages[0] ?? '')).toContain(title);
      expect(text).toContain(company.site + route);
      expect(text).toContain(bare(company.legalName));
      if (route !== CASE) expect(text).toContain(`(${company.site}/case-studies/pinion-noise)`);
      const buttons = [ui.actions.flyer, linkName('/contact-us'), ui.actions.allServices, ui.actions.cookieSettings, ui.figure.table];
      expect(buttons.filter((button) => text.includes(bare(button)))).toEqual([]);
    });

    test(`${route} has no dark background, and a drawing that is not split`, async ({ page }) => {
      await page.goto(route);
      await page.emulateMedia({ media: 'print' });
      const dark = await page.locator('body *:visible').evaluateAll((elements) =>
        elements
          .filter((element) => !element.closest('svg'))
          .map((element) => getComputedStyle(element).backgroundColor)
          .filter((colour) => /^rgb\(/.test(colour) && (colour.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) < 200)),
      );
      expect(dark).toEqual([]);
      await expect(page.locator('figure.drawing > svg:visible').first()).toBeVisible();
      await expect(page.locator('figure.drawing').first()).toHaveCSS('break-inside', 'avoid');
    });
  }

  /** Entries of the lists of a page, as text without spaces, that are split across sheets; a subscript is elsewhere in the text of a PDF. */
  const split = async (page: Page, pages: string[]) => {
    const entries = await page
      .locator('main dl > div')
      .evaluateAll((divs) => divs.filter((div) => !div.querySelector('sub')).map((div) => div.textContent));
    expect(entries.length).toBeGreaterThan(3);
    return entries.map(bare).filter((entry) => !pages.some((sheet) => bare(sheet).includes(entry)));
  };
  test('how we work leaves no sheet nearly empty and splits no list entry', async ({ page }) => {
    await page.goto('/how-we-work');
    const { pages } = await print(page);
    expect(pages.filter((sheet) => bare(sheet).length < 300)).toEqual([]);
    expect(await split(page, pages)).toEqual([]);
  });

  test('the home page has its drawing on the first sheet, below its text', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    const [text, drawing] = await Promise.all([
      page.locator('.hero h1').boundingBox(),
      page.locator('.hero .machine svg').first().boundingBox(),
    ]);
    expect(drawing?.y).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
    // A sheet of A4 is 1,123 CSS pixels high.
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThan(900);
  });

  test('a widget is replaced by phone and e-mail', async ({ page }) => {
    await page.goto('/contact-us');
    const embed = booking(page);
    await expect(embed).toHaveAttribute('data-state', 'ready');
    await page.emulateMedia({ media: 'print' });
    await expect(embed.getByText(company.email.address)).toBeVisible();
    await expect(embed.getByText(company.phone.display)).toBeVisible();
    await expect(embed.locator('form')).toBeHidden();
    expect((await embed.boundingBox())?.height).toBeLessThan(300);
  });
});
