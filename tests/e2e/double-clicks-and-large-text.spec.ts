import { expect, test } from '@playwright/test';
import { horizontalOverflow } from '../support/site.ts';
import { FLYER_SERVICE } from '../support/ui.ts';
import { dismissBannerAndPopup, scriptStarted } from '../support/visitor.ts';
import { watch } from '../support/watch.ts';

const ROUTES = ['/', '/contact-us', '/case-studies', '/support-to-projects', FLYER_SERVICE, '/privacy-policy'];

test('a double click on every button opens at most one dialog, leaves the page in place and causes no error', async ({ page, context }) => {
  test.setTimeout(90_000);
  await context.route('**/stand-in/files/**', (route) => route.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }));
  const { errors, violations } = await watch(page);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  let clicked = 0;
  for (const route of ROUTES) {
    await page.goto(route);
    await scriptStarted(page);
    // The buttons of a widget are the third party's.
    const all = page.locator(':is(button, [role=button], input[type=checkbox]):not(site-embed *):visible');
    for (let at = 0; at < (await all.count()); at++) {
      const name = await all.nth(at).evaluate((element) => {
        const html = element.outerHTML.slice(0, 120);
        // Both clicks in one task: faster than any visitor.
        for (let click = 0; click < 2; click++) (element as HTMLElement).click();
        return html;
      });
      clicked += 1;
      await expect(page.locator('[aria-busy=true]'), `${route} ${name}`).toHaveCount(0);
      const after = await page.evaluate(() => {
        const dialogs = document.querySelectorAll('dialog[open]').length;
        document.querySelector<HTMLElement>('dialog[open] button[aria-label]')?.click();
        return { hasOneDialogAtMost: dialogs <= 1, path: location.pathname, headings: document.querySelectorAll('h1').length };
      });
      expect(after, `${route} ${name}`).toEqual({ hasOneDialogAtMost: true, path: route, headings: 1 });
    }
  }
  expect(clicked).toBeGreaterThan(40);
  expect([errors, violations]).toEqual([[], []]);
});

test.describe('at 320 px with text at 200 %', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [name, route, open, close] of [
    ['the dialog of a form', FLYER_SERVICE, 'main a[data-dialog]', 'dialog button[aria-label]'],
    ['the menu', '/privacy-policy', '[popovertarget=menu]', '[popovertarget=menu]'],
    ['the cookie banner', '/privacy-policy', '[data-cookies-open]', '[data-cookies] button[aria-label]'],
    ['the filter', '/case-studies', 'form[name=topics] label', 'form[name=topics] p button'],
  ] as const)
    test(`${name} fits the window and can be closed`, async ({ page }) => {
      await dismissBannerAndPopup(page);
      await page.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% }');
        document.addEventListener('DOMContentLoaded', () => document.adoptedStyleSheets.push(sheet));
      });
      await page.goto(route);
      await page.locator(open).first().click();
      const opened = page.locator('dialog[open], [popover]:popover-open, [data-cookies]:not([hidden]), #cases[data-filtered]').first();
      await expect(opened).toBeVisible();
      // The page behind a dialog can't be scrolled, so the boxes in the dialog are measured instead.
      if (open.includes('data-dialog')) {
        const ends = await opened.evaluate((element) =>
          [...element.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right),
        );
        expect(Math.max(...ends)).toBeLessThanOrEqual(320);
      } else expect(await horizontalOverflow(page)).toBe('');
      const box = await opened.boundingBox();
      expect([Math.floor(box?.x ?? -1) >= 0, Math.ceil((box?.x ?? 0) + (box?.width ?? 999)) <= 320]).toEqual([true, true]);
      const leave = page.locator(close);
      await leave.scrollIntoViewIfNeeded();
      await leave.click();
      await expect(
        page.locator('dialog[open], [popover]:popover-open, [data-cookies]:not([hidden]), #cases[data-filtered=some]'),
      ).toHaveCount(0);
    });
});
