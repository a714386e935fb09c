import { expect, type Page, type Route } from '@playwright/test';
import { CONSENT_KEY } from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { carousel, dialog, flyer, heroButton, paper, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { CASE, FLYER_SERVICE, home, ui } from '../support/ui.ts';
import { forbidStorage } from '../support/visitor.ts';

/** Pages that together have each script. */
const SCRIPTED = ['/', '/contact-us', '/case-studies', CASE, '/support-to-projects'];
/** A page of each kind. */
const KINDS = [...SCRIPTED, '/about-us', FLYER_SERVICE];
/** Text of a page that is not visible, and whether the page has a link to the firm's e-mail or phone. */
const look = (page: Page) =>
  page.evaluate(() => {
    const left = 'site-embed, noscript, [hidden], [aria-hidden=true], form[name=topics], dialog, [data-printed]';
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, blockquote, figcaption, dd)')].filter(
      (element) => element.textContent.trim() && !element.closest(left),
    );
    const ways = [...document.querySelectorAll('a:is([href^="mailto:"], [href^="tel:"], [href="/contact-us"])')];
    return {
      texts: texts.length,
      unseen: texts
        .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
      isReachable: ways.some((way) => way.checkVisibility({ visibilityProperty: true })),
    };
  });

async function readEach(page: Page, routes: readonly string[] = SCRIPTED) {
  for (const route of routes) {
    await page.goto(route);
    const { texts, unseen, isReachable } = await look(page);
    expect(texts, route).toBeGreaterThan(1);
    expect([unseen, isReachable], route).toEqual([[], true]);
  }
}

test.describe('the text and a link to the firm stay visible', () => {
  test.use({ stored: {} });

  test('when access to storage throws', async ({ page }) => {
    await forbidStorage(page);
    await readEach(page);
    // The answer applies to the page.
    await page.getByRole('button', { name: ui.cookies.accept, exact: true }).click();
    await expect(page.locator('[data-cookies]')).toBeHidden();
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(1);
  });

  test('when the storage is full', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await readEach(page);
    await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
    await expect(page.locator('[data-cookies]')).toBeHidden();
  });

  test('when scripts are answered with HTML, as by a captive portal', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }));
    await readEach(page);
  });

  test.describe('with scripts switched off', () => {
    test.use({ javaScriptEnabled: false });
    test('on one page of each kind', ({ page }) => readEach(page, [...KINDS, '/no/such/page']));
  });
});

const ANSWERS: [name: string, answer: (route: Route) => unknown][] = [
  ['cannot be reached', (route) => route.abort()],
  ['never answers', () => undefined],
];

for (const [how, answer] of ANSWERS) {
  test.describe('for a new visitor', () => {
    test.use({ stored: {} });

    test(`consent can be given and withdrawn if analytics ${how}`, async ({ page }) => {
      await page.route('**/stand-in/analytics.js', answer);
      await page.goto(FLYER_SERVICE, { waitUntil: 'domcontentloaded' });
      const asked = page.waitForRequest('**/stand-in/analytics.js');
      await page.getByRole('button', { name: ui.cookies.accept, exact: true }).click();
      await asked;
      await expect(page.locator('[data-cookies]')).toBeHidden();
      await page.getByRole('button', { name: ui.actions.cookieSettings }).click();
      await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
      await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBe('false');
    });
  });

  test(`if a hosted form ${how}, it can be opened as a page, and the dialog closed`, async ({ page }) => {
    await page.route('**/stand-in/forms/**', answer);
    await page.goto(FLYER_SERVICE);
    await flyer(page).click();
    const link = dialog(page).getByRole('link').last();
    await expect(link).toHaveAttribute('href', /\/stand-in\/forms\/dlg_f10#seal-training$/);
    await expect(link).toHaveAttribute('target', '_blank');
    await dialog(page).getByRole('button', { name: ui.dialog.close }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(flyer(page)).toBeFocused();
  });

  test(`if the file share ${how}, the dialog has a link to the file`, async ({ page, context }) => {
    await context.route('**/stand-in/files/**', answer);
    await page.goto('/case-studies');
    await paper(page, 4).click();
    await expect(dialog(page).getByRole('link', { name: ui.dialog.download })).toHaveAttribute('href', '/stand-in/files/seal-leak.pdf');
    await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an island that throws shows an error in its place, and the rest of the page works', async ({ page, faults }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => () => {
        throw new RangeError('no such number');
      },
    });
  });
  await page.goto('/');
  await heroButton(page).click();
  const alert = page.locator('.hero').getByRole('alert');
  await expect(alert.locator('p')).toHaveText([ui.error.title, 'no such number']);
  expect(faults.splice(0)).toEqual([expect.stringContaining('no such number')]);
  expect(await axe(page, '[role=alert]')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.banner.title);
  await carousel(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: ui.carousel.next }).click();
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
});
