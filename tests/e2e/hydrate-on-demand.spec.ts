import { expect, type Page, test } from '@playwright/test';
import { CASES_PER_PAGE, HERO_LOCK_MS } from '../../src/config/constants.ts';
import { shownEntries } from '../support/content.ts';
import { type HeldCode, holdCode } from '../support/held-code.ts';
import { CASE_IDS, FLYER_SERVICE, home, topic, ui } from '../support/ui.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

const hero = (page: Page) => page.getByRole('button', { name: home.hero.button });
const flyer = (page: Page) => page.getByRole('button', { name: ui.actions.flyer });
const paper = (page: Page) => page.locator('[data-id="4"]').getByRole('button', { name: ui.actions.whitePaper });
const newsletter = (page: Page) => page.getByRole('button', { name: ui.actions.newsletter });
const logos = (page: Page) => page.getByRole('region', { name: home.trustedBy.title });
const testimonials = (page: Page) => page.locator('[aria-roledescription=carousel]');

/** Counts dialogs opened and history entries pushed: a click that is handled twice counts twice. */
const countDialogs = (page: Page) =>
  page.addInitScript(() => {
    const counts = { shown: 0, pushed: 0 };
    Object.assign(window, { counts });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      counts.shown += 1;
      showModal.call(this);
    };
    const { pushState } = history;
    history.pushState = (...state: Parameters<History['pushState']>) => {
      counts.pushed += 1;
      pushState.apply(history, state);
    };
  });
const counted = (page: Page) => page.evaluate(() => (window as unknown as { counts: object }).counts);

test.describe('a click before hydration is handled once, after hydration', () => {
  let code: HeldCode;
  test.beforeEach(async ({ page }) => {
    await dismissBannerAndPopup(page);
    await countDialogs(page);
    await page.context().route('**/stand-in/files/**', (route) => route.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }));
    code = await holdCode(page);
  });

  test('on the hero’s button', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await hero(page).click();
    await expect(hero(page)).toHaveAttribute('aria-busy', 'true');
    await hero(page).click({ force: true });
    // Held, so that the coast-down is not over before it was looked at.
    await page.clock.pauseAt(60_000);
    code.release();
    await expect(page.locator('.hero')).toHaveAttribute('data-state', 'animating');
    await page.clock.runFor(HERO_LOCK_MS);
    await expect(page.locator('.hero')).toHaveAttribute('data-state', 'transformed');
    expect(new URL(page.url()).hash).toBe('');
  });

  for (const [name, route, trigger] of [
    ['on the flyer’s link', FLYER_SERVICE, flyer],
    ['on the newsletter’s link', '/privacy-policy', newsletter],
    ['on a white paper’s link', '/case-studies', paper],
  ] as const)
    test(name, async ({ page, context }) => {
      let tabs = 0;
      context.on('page', () => {
        tabs += 1;
      });
      await page.goto(route);
      await trigger(page).dblclick();
      code.release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(trigger(page)).not.toHaveAttribute('aria-busy');
      await expect.poll(() => tabs).toBe(trigger === paper ? 1 : 0);
      expect(await counted(page)).toEqual({ shown: 1, pushed: 0 });
    });

  test('on a topic’s checkbox and on a topic of a card', async ({ page }) => {
    await page.goto('/case-studies');
    const box = page.getByRole('checkbox', { name: topic(2) });
    await box.click();
    code.release();
    await expect(box).toBeChecked();
    await expect(page).toHaveURL('/case-studies?topic=seals');
    expect(await counted(page)).toEqual({ shown: 0, pushed: 1 });
    code.hold();
    await page.goto('/case-studies');
    await page.locator('[data-topic=seals]').first().click();
    code.release();
    await expect(page).toHaveURL('/case-studies?topic=seals');
    await expect(box).toBeChecked();
    expect(await counted(page)).toEqual({ shown: 0, pushed: 1 });
  });
});

test.describe('offline after the page has loaded', () => {
  test.beforeEach(({ page }) => dismissBannerAndPopup(page));

  test('the hero’s button links to Our Services, as without script', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    await hero(page).click();
    await expect(page).toHaveURL(/#our-services$/);
    await expect(page.getByRole('heading', { name: home.services.title, exact: true })).toBeInViewport();
  });

  test('the logos can be paused', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    await logos(page).getByRole('button', { name: ui.carousel.pause }).click();
    await expect(logos(page)).toHaveAttribute('data-state', 'paused');
  });

  test('a topic goes back to its state, and works once the connection is back', async ({ page, context }) => {
    await page.goto('/case-studies');
    await context.setOffline(true);
    const box = page.getByRole('checkbox', { name: topic(2) });
    await box.click();
    await expect(box).not.toBeChecked();
    await expect(page.locator('#cases > :visible')).toHaveCount(Math.min(CASE_IDS.length, CASES_PER_PAGE));
    await context.setOffline(false);
    await box.click();
    await expect(page).toHaveURL('/case-studies?topic=seals');
  });

  for (const [name, route, trigger] of [
    ['a flyer', FLYER_SERVICE, flyer],
    ['the newsletter', '/privacy-policy', newsletter],
  ] as const)
    test(`${name} opens in a new tab, the page stays, and the dialog opens once the connection is back`, async ({ page, context }) => {
      await page.goto(route);
      await context.setOffline(true);
      await Promise.all([context.waitForEvent('page'), trigger(page).click()]);
      await expect(page).toHaveURL(route);
      await expect(trigger(page)).not.toHaveAttribute('target');
      await context.setOffline(false);
      await trigger(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

  test('the testimonials can be scrolled, and the cookie banner stores the answer', async ({ page, context }) => {
    await page.addInitScript(() => localStorage.clear());
    await page.goto('/');
    await context.setOffline(true);
    await page.getByRole('button', { name: ui.cookies.decline, exact: true }).click();
    await expect(page.locator('[data-cookies]')).toBeHidden();
    await testimonials(page).scrollIntoViewIfNeeded();
    const quotes = testimonials(page).locator('blockquote');
    await expect(quotes).toHaveCount(shownEntries('testimonials').length);
    for (const quote of await quotes.all()) {
      await quote.scrollIntoViewIfNeeded();
      await expect(quote).toBeInViewport();
    }
  });
});
