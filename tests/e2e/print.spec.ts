import { expect, type Page, test } from '@playwright/test';
import { listed } from '../support/dist.ts';
import { setting } from '../support/documents.ts';
import { bare, readPdf } from '../support/pdf.ts';

/** Every service and every case: they have a contact card, or a data plate. */
const SHEETS = listed.filter(({ $ }) => $('#further, main section > dl').length > 0).map(({ route }) => route);

async function print(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}
/** The heading up to its first index: the reader of the PDF has those elsewhere. */
const titleOf = async (page: Page) => bare((await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent)) ?? '');

test.describe('on paper', () => {
  test('each service and each case is tried', () => expect(SHEETS).toHaveLength(22));

  test("each is one sheet, front and back, with the firm's address and the page's", async ({ page }) => {
    test.slow();
    for (const route of SHEETS) {
      await page.goto(route);
      const title = await titleOf(page);
      const { pages, text } = await print(page);
      expect.soft(pages.length, route).toBeLessThanOrEqual(2);
      expect.soft(bare(pages[0] ?? ''), route).toContain(title);
      expect.soft(text, route).toContain(setting.company.site + route);
      expect.soft(text, route).toContain(bare(setting.company.legalName));
      for (const button of ['Download Flyer', 'Contact Us', 'View All Our Services', 'Cookie settings', 'Data as a table'])
        expect.soft(text, route).not.toContain(bare(button));
    }
  });

  test('links within the text are followed by their addresses', async ({ page }) => {
    await page.goto('/equipment-reliability');
    expect((await print(page)).text).toContain('(/independent-assessments)');
  });

  test('no ground is dark, and the figure stands whole', async ({ page }) => {
    await page.goto('/case-studies/bad-actor-removals');
    await page.emulateMedia({ media: 'print' });
    const dark = await page.locator('body *:visible').evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('svg'))
        .map((element) => getComputedStyle(element).backgroundColor)
        .filter((colour) => /^rgb\(/.test(colour) && (colour.match(/\d+/g) ?? []).slice(0, 3).some((part) => Number(part) < 200)),
    );
    expect(dark).toEqual([]);
    await expect(page.locator('figure.drawing svg').first()).toBeVisible();
    expect(
      await page
        .locator('figure.drawing')
        .first()
        .evaluate((figure) => getComputedStyle(figure).breakInside),
    ).toBe('avoid');
  });

  test('without its rules the page would print bar, buttons and ink', async ({ page }) => {
    await page.goto('/equipment-reliability');
    await page.evaluate(() => {
      const drop = (rules: CSSRuleList, from: { deleteRule: (at: number) => void }) => {
        for (let at = rules.length - 1; at >= 0; at--) {
          const rule = rules[at];
          if (rule instanceof CSSMediaRule && rule.conditionText === 'print') from.deleteRule(at);
        }
      };
      for (const sheet of document.styleSheets) drop(sheet.cssRules, sheet);
    });
    const { pages, text } = await print(page);
    expect(pages.length).toBeGreaterThan(2);
    expect(text).toContain(bare('Case Studies'));
  });
});
