import { expect, type Page, test } from '@playwright/test';
import { EMBED_RETRY_MS, POPUP_DELAY_MS } from '../../src/config/constants.ts';
import { DESK, ONE_OF_EACH_TEMPLATE, PHONE, ROUTES_BUILT, STAND_IN_PAGES, scrollThrough } from '../support/site.ts';
import { FLYER_SERVICE, home, standIn, ui } from '../support/ui.ts';
import { watch } from '../support/watch.ts';

const banner = (page: Page) => page.locator('[data-cookies]');
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: ui.dialog.close, exact: true }).first().click();

/** Frames without a sandbox. */
const unfenced = (page: Page) => page.locator('iframe:not([sandbox])').evaluateAll((all) => all.map((frame) => frame.outerHTML));

/** Opens the menu or the list of services, and closes it again. */
async function openMenu(page: Page) {
  const name = (page.viewportSize()?.width ?? 0) < 900 ? ui.bar.openMenu : ui.bar.services;
  const button = page.getByRole('banner').getByRole('button', { name, exact: true });
  if ((await button.count()) === 0) return;
  await button.click();
  await expect(page.locator(':popover-open')).not.toHaveCount(0);
  await page.keyboard.press('Escape');
}

/** Opens each kind of hosted form there is on the page. */
async function openForms(page: Page): Promise<number> {
  const links = page.locator('a[data-dialog]:visible');
  const keys = await links.evaluateAll((all) => all.map((link) => link.dataset.dialog ?? ''));
  // All papers of the list are the same kind: one of them will do, with the last, which is the newsletter.
  const wanted = [...new Set([keys[0], keys.at(-1)])].filter((key) => key !== undefined);
  for (const key of wanted) {
    await links
      .and(page.locator(`[data-dialog="${key}"]`))
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('iframe')).toBeVisible();
    await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await unfenced(page)).toEqual([]);
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  return wanted.length;
}

/** Uses everything else on the page: filter, hero, carousels, widgets. */
async function touchTheRest(page: Page) {
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  for (const name of [home.hero.button, ui.carousel.next, ui.carousel.pause]) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    if (await button.isVisible()) await button.click();
  }
  await expect
    .poll(async () => {
      await page.clock.runFor(EMBED_RETRY_MS);
      return page.locator('site-embed:not([data-state=ready])').count();
    })
    .toBe(0);
}

// One page of each template is used; tests/build/security.test.ts reads the policy and the markup of every page.
for (const [at, route] of ONE_OF_EACH_TEMPLATE.entries())
  test(`${route}, with everything opened, has no policy violation, no console message and no request to another host`, async ({ page }) => {
    test.slow();
    // Pages alternate between phone and desktop: the policy is the same, only the menu differs.
    await page.setViewportSize(at % 2 ? PHONE : DESK);
    const watched = await watch(page);
    const logged: string[] = [];
    const requested = new Set<string>();
    const bare: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    page.on('request', (request) => requested.add(new URL(request.url()).protocol + new URL(request.url()).host));
    page.on('response', (response) => {
      if (response.url().startsWith('http') && response.headers()['x-content-type-options'] !== 'nosniff') bare.push(response.url());
    });
    await page.context().route('**/stand-in/files/**', (handled) => handled.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }));
    page.context().on('page', (tab) => void tab.close());

    // The page's time is the test's, so that the popup does not open before its turn on a slow machine.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(route);
    if ((await banner(page).count()) > 0) {
      await banner(page).getByRole('button', { name: ui.cookies.accept, exact: true }).click();
      await expect(page.locator('head script[src="/stand-in/analytics.js"]')).toHaveCount(1);
    }
    await openMenu(page);
    await scrollThrough(page);
    await touchTheRest(page);
    const forms = await openForms(page);
    expect(forms, 'forms opened').toBeGreaterThan(route === '/technologyqualification' ? -1 : 0);
    await page.clock.fastForward(POPUP_DELAY_MS);
    if ((await page.locator('[component-url*="/Popup."]').count()) > 0) {
      await expect(page.getByRole('dialog')).toBeVisible();
      await close(page);
    }
    const settings = page.getByRole('contentinfo').getByRole('button', { name: ui.actions.cookieSettings });
    if ((await settings.count()) > 0) {
      await settings.click();
      await banner(page).getByRole('button', { name: ui.cookies.decline, exact: true }).click();
      await expect(page.locator('head script[src="/stand-in/analytics.js"]')).toHaveCount(0);
    }

    expect(watched).toEqual({ violations: [], warnings: [], errors: [] });
    expect(logged).toEqual([]);
    expect([...requested].filter((host) => !/^http:localhost:|^(blob|data|chrome|chrome-extension):/.test(host))).toEqual([]);
    expect(bare, 'answers without nosniff').toEqual([]);
  });

test('a form in its frame opens the e-mail in the mail program', async ({ page }) => {
  const watched = await watch(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(FLYER_SERVICE);
  await page.getByRole('button', { name: ui.actions.flyer }).click();
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await form.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await form.getByRole('button', { name: standIn.hosted.submit }).click();
  const session = await page.context().newCDPSession(page);
  const handed = new Promise<string>((resolve) => session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)));
  await session.send('Page.enable');
  await form.getByRole('link', { name: standIn.reply.open }).click();
  expect(await handed).toMatch(/^mailto:/);
  expect(watched).toEqual({ violations: [], warnings: [], errors: [] });
  expect(logged.filter((line) => /block|sandbox.*external|frame-src/i.test(line))).toEqual([]);
  await expect(form.getByRole('link', { name: standIn.reply.open })).toBeVisible();
});

test.describe('the host’s headers', () => {
  const REQUIRED: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^strict-origin-when-cross-origin$/,
    'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
    'content-security-policy': /^frame-ancestors '(none|self)'$/,
    'x-frame-options': /^(DENY|SAMEORIGIN)$/,
  };
  const missing = (headers: Record<string, string>) => Object.keys(REQUIRED).filter((name) => !REQUIRED[name]?.test(headers[name] ?? ''));

  test('are on pages, files, documents and 404 responses', async ({ request }) => {
    for (const path of [
      ...ROUTES_BUILT,
      ...STAND_IN_PAGES,
      '/favicon.svg',
      '/rss.xml',
      '/stand-in/forms.js',
      '/documents/remote-health-check.pdf',
      '/nowhere',
    ])
      expect(missing((await request.get(path)).headers()), path).toEqual([]);
  });

  test('let only the site itself frame its stand-ins and documents, and no site frame its pages', async ({ request }) => {
    for (const [path, who] of [
      ['/', "'none'"],
      ['/contact-us', "'none'"],
      ['/stand-in/forms/newsletter', "'self'"],
      ['/documents/remote-health-check.pdf', "'self'"],
    ] as const)
      expect((await request.get(path)).headers()['content-security-policy'], path).toBe(`frame-ancestors ${who}`);
  });
});
