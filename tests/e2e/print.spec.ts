import { expect, type Page, test } from '@playwright/test';
import { listed } from '../support/dist.ts';
import { setting } from '../support/documents.ts';
import { bare, readPdf } from '../support/pdf.ts';
import { linkName, ui } from '../support/ui.ts';

/** Services have a card of whom to ask, cases a plate of the machine's data. */
const KINDS = ['#further', 'main section > dl'].map((mark) =>
  listed
    .filter(({ $ }) => $(mark).length > 0)
    .map(({ route, $ }) => ({ route, length: $('main').text().length }))
    .sort((a, b) => a.length - b.length),
);
/** The shortest and the longest of each kind: the others lie between them. */
const SHEETS = KINDS.flatMap((kind) => [kind.at(0), kind.at(-1)]).flatMap((page) => page?.route ?? []);
/** Sheets of A4 that the longest text needs. */
const MOST_PAGES = 3;

async function print(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}
/** The heading up to its first index: the reader of the PDF has those elsewhere. */
const titleOf = async (page: Page) => bare((await page.locator('h1').evaluate((h1) => h1.firstChild?.textContent)) ?? '');

test.describe('on paper', () => {
  test("a service and a case are at most three pages, with the firm's name and the page's URL", async ({ page }) => {
    expect(SHEETS).toHaveLength(4);
    for (const route of SHEETS) {
      await page.goto(route);
      const title = await titleOf(page);
      const { pages, text } = await print(page);
      expect.soft(pages.length, route).toBeLessThanOrEqual(MOST_PAGES);
      expect.soft(bare(pages[0] ?? ''), route).toContain(title);
      expect.soft(text, route).toContain(setting.company.site + route);
      expect.soft(text, route).toContain(bare(setting.company.legalName));
      for (const button of [ui.actions.flyer, linkName('/contact-us'), ui.actions.allServices, ui.actions.cookieSettings, ui.figure.table])
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
    expect(text).toContain(bare(ui.case.trail));
  });
});
