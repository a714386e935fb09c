import { expect, type Page } from '@playwright/test';
import { CONSENT_KEY } from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { CASE, carousel, FLYER_SERVICE, heroButton, slides } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { ANALYTICS_SCRIPT } from '../support/vendor.ts';
import { forbidStorage } from '../support/visitor.ts';

/** Pages that together have each script. */
const SCRIPTED = ['/', '/contact-us', CASE, '/support-to-projects'];

/** The main text of these pages is visible, and so is a link to the firm. */
async function readEach(page: Page, routes: readonly string[] = SCRIPTED) {
  for (const route of routes) {
    await page.goto(route);
    const hidden = 'site-embed, noscript, [hidden], [aria-hidden=true], form[name=topics], dialog';
    const texts = await page
      .locator('main :is(h1, h2, h3, p, blockquote, figcaption, dd)')
      .evaluateAll(
        (all, left) =>
          all
            .filter((element) => element.textContent.trim() && !element.closest(left))
            .map((element) =>
              element.checkVisibility({ visibilityProperty: true })
                ? ''
                : element.outerHTML.slice(0, 90),
            ),
        hidden,
      );
    expect(texts.length, route).toBeGreaterThan(1);
    expect(texts.filter(Boolean), route).toEqual([]);
    const ways = page.locator('a:is([href^="mailto:"], [href^="tel:"], [href="/contact-us"])');
    await expect(ways.locator('visible=true'), route).not.toHaveCount(0);
  }
}

test.describe('the text and a link to the firm stay visible', () => {
  test.use({ stored: {} });

  test('when access to storage throws', async ({ page }) => {
    await forbidStorage(page);
    await readEach(page);
    // The answer applies to the page.
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.locator('[data-cookies]')).toBeHidden();
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(1);
  });

  test('when scripts are answered with HTML, as by a captive portal', async ({ page, faults }) => {
    await page.route(/\.js(\?|$)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }),
    );
    await readEach(page);
    expect(
      faults.splice(0).filter((fault) => !/^Failed to load module script/.test(fault)),
    ).toEqual([]);
  });

  test.describe('with scripts switched off', () => {
    test.use({ javaScriptEnabled: false });

    test('on one page of each kind', async ({ page, faults }) => {
      await readEach(page, [
        ...SCRIPTED,
        '/case-studies',
        '/about-us',
        FLYER_SERVICE,
        '/no/such/page',
      ]);
      expect(faults.splice(0)).toEqual([expect.stringContaining('status of 404')]);
    });
  });
});

test.describe('for a new visitor', () => {
  test.use({ stored: {} });

  test('consent can be given and withdrawn if analytics never answers', async ({ page }) => {
    await page.route(ANALYTICS_SCRIPT, () => undefined);
    await page.goto(FLYER_SERVICE, { waitUntil: 'domcontentloaded' });
    const asked = page.waitForRequest(ANALYTICS_SCRIPT);
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await asked;
    await expect(page.locator('[data-cookies]')).toBeHidden();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await page.getByRole('button', { name: 'Decline', exact: true }).click();
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBe('false');
  });
});

test('an island that throws shows an error in its place, and the rest of the page works', async ({
  page,
  faults,
}) => {
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
  await expect(alert.locator('p')).toHaveText(['Unexpected Application Error!', 'no such number']);
  expect(faults.splice(0)).toEqual([expect.stringContaining('no such number')]);
  expect(await axe(page, '[role=alert]')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Expert Machinery Consulting');
  await carousel(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
});
