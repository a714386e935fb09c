import { expect, type Page, type Route, test } from '@playwright/test';
import { CONSENT_KEY, HERO_LEGACY_KEY, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { home, ui } from '../support/ui.ts';
import { blockScripts, forbidStorage, settle } from '../support/visitor.ts';
import { watch } from '../support/watch.ts';

/** A page of each kind. */
const KINDS = [
  '/',
  '/contact-us',
  '/about-us',
  '/case-studies',
  '/case-studies/bearing-failure-analysis',
  '/privacy-policy',
  '/support-to-projects',
  '/training',
  '/no/such/page',
];

/** What stands on a page and can't be seen, and whether the firm can be reached from it. */
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

async function readEach(page: Page) {
  for (const route of KINDS) {
    await page.goto(route);
    const { texts, unseen, isReachable } = await look(page);
    expect(texts, route).toBeGreaterThan(1);
    expect([unseen, isReachable], route).toEqual([[], true]);
  }
}

test.describe('whatever fails, the text and a way to the firm remain', () => {
  test('a storage whose very name throws', async ({ page }) => {
    const { errors, violations } = await watch(page);
    await forbidStorage(page);
    await readEach(page);
    expect([errors, violations]).toEqual([[], []]);
  });

  test('a storage that is full', async ({ page }) => {
    const { errors } = await watch(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await readEach(page);
    await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
    await expect(page.locator('[data-cookies]')).toBeHidden();
    expect(errors).toEqual([]);
  });

  test('a storage full of junk', async ({ page }) => {
    const { errors } = await watch(page);
    await page.addInitScript(
      ([consent, legacy, seen]) => {
        localStorage.setItem(consent, '{"answer":[1,2');
        localStorage.setItem(legacy, '\u0000');
        sessionStorage.setItem(seen, 'x'.repeat(100_000));
      },
      [CONSENT_KEY, HERO_LEGACY_KEY, POPUP_SEEN_KEY] as const,
    );
    await readEach(page);
    expect(errors).toEqual([]);
  });

  test('scripts that can’t be had', async ({ page }) => {
    const { errors } = await watch(page);
    await blockScripts(page);
    await readEach(page);
    expect(errors).toEqual([]);
  });

  test('scripts that are pages, as a captive portal sends', async ({ page }) => {
    await page.route(/\.js(\?|$)/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Log in</p>' }));
    await readEach(page);
  });

  test.describe('scripts switched off', () => {
    test.use({ javaScriptEnabled: false });
    test('every page of each kind', ({ page }) => readEach(page));
  });

  test('a text that can’t be seen is found', async ({ page }) => {
    await page.goto('/training');
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main h2 { display: none } a { visibility: hidden }');
      document.adoptedStyleSheets.push(sheet);
    });
    const { unseen, isReachable } = await look(page);
    expect([unseen.length > 0, isReachable]).toEqual([true, false]);
  });
});

const ANSWERS: [name: string, answer: (route: Route) => unknown][] = [
  ['is out of reach', (route) => route.abort()],
  ['never answers', () => undefined],
  ['answers 503', (route) => route.fulfill({ status: 503, body: 'busy' })],
  ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sorry</p>' })],
];

for (const [name, answer] of ANSWERS) {
  test(`analytics that ${name} changes nothing for the visitor`, async ({ page }) => {
    await page.route('**/stand-in/analytics.js', answer);
    await page.goto('/training', { waitUntil: 'domcontentloaded' });
    const asked = page.waitForRequest('**/stand-in/analytics.js');
    await page.getByRole('button', { name: ui.cookies.accept, exact: true }).click();
    await asked;
    await expect(page.locator('[data-cookies]')).toBeHidden();
    expect((await look(page)).unseen).toEqual([]);
    // Withdrawn, it is gone, though it never came.
    await page.getByRole('button', { name: ui.actions.cookieSettings }).click();
    await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
    await expect(page.locator('script[src*="analytics"]')).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), CONSENT_KEY)).toBe('false');
  });

  test(`a hosted form that ${name} leaves the form as a page, and the way back`, async ({ page }) => {
    const { errors } = await watch(page);
    await settle(page);
    await page.route('**/stand-in/forms/**', answer);
    await page.goto('/training');
    const flyer = page.getByRole('button', { name: ui.actions.flyer });
    await flyer.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('link').last()).toHaveAttribute('href', /\/stand-in\/forms\/dlg_f10/);
    await expect(dialog.getByRole('link').last()).toHaveAttribute('target', '_blank');
    await dialog.getByRole('button', { name: ui.dialog.close }).click();
    await expect(dialog).toHaveCount(0);
    await expect(flyer).toBeFocused();
    // The browser's own page in a frame that failed lets nobody look into the storage, the tests' preparation included.
    expect(errors.filter((error) => !error.includes('Access is denied for this document'))).toEqual([]);
  });

  test(`a file share that ${name} leaves the dialog with a link to try again`, async ({ page, context }) => {
    await settle(page);
    await context.route('**/stand-in/files/**', answer);
    await page.goto('/case-studies');
    await page.locator('[data-id="5"]').getByRole('button', { name: ui.actions.whitePaper }).click();
    const link = page.getByRole('dialog').getByRole('link', { name: ui.dialog.download });
    await expect(link).toHaveAttribute('href', /gas-turbine-selection\.pdf$/);
    await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('an island that fails says so in its place, and the rest of the page goes on', async ({ page }) => {
  await settle(page);
  await page.addInitScript(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => () => {
        throw new RangeError('no such number');
      },
    });
  });
  await page.goto('/');
  await page.getByRole('button', { name: home.hero.button }).click();
  const alert = page.locator('.hero').getByRole('alert');
  await expect(alert.locator('p')).toHaveText([ui.error.title, 'no such number']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.banner.title);
  const logos = page.getByRole('region', { name: home.trustedBy.title });
  await logos.getByRole('button', { name: ui.carousel.pause }).click();
  await expect(logos.getByRole('button', { name: ui.carousel.play })).toBeVisible();
});
