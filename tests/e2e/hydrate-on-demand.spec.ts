import { expect } from '@playwright/test';
import { HERO_LOCK_MS } from '../../src/config/constants.ts';
import { holdClock } from '../support/clock.ts';
import {
  dialog,
  FLYER_SERVICE,
  flyer,
  heroButton,
  paper,
  servicesHeading,
} from '../support/parts.ts';
import { holdRequests } from '../support/requests.ts';
import { test } from '../support/test.ts';

/** Every island needs React's renderer. */
const RENDERER = '**/_astro/client.*';

test('a click on the hero’s button before hydration is handled once, after it', async ({
  page,
}) => {
  const release = await holdRequests(page, RENDERER);
  // Held, so that the coast-down is not over before it is checked.
  await holdClock(page);
  await page.goto('/');
  await heroButton(page).click();
  await expect(heroButton(page)).toHaveAttribute('aria-busy', 'true');
  await heroButton(page).click({ force: true });
  release();
  await expect(page.locator('.hero')).toHaveAttribute('data-state', 'animating');
  await page.clock.runFor(HERO_LOCK_MS);
  await expect(page.locator('.hero')).toHaveAttribute('data-state', 'transformed');
  expect(new URL(page.url()).hash).toBe('');
});

// For a click on a checkbox, see case-filter.spec.ts.
test('so are clicks on a topic of a card, and on a white paper’s link', async ({
  page,
  context,
}) => {
  await context.route('**/*.pdf', (route) =>
    route.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }),
  );
  const release = await holdRequests(page, RENDERER);
  // Held, so that no click is given up before the island has hydrated.
  await holdClock(page);
  await page.goto('/case-studies');
  await page.locator('[data-topic=seals]').first().click();
  await paper(page, 4).dblclick();
  release();
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(2);
  await expect(page).toHaveURL('/case-studies?topic=seals');
  await expect(page.locator('form[name=topics]').getByLabel('Seals')).toBeChecked();
  // One entry of the history: on a busy machine Chromium’s history.length may not count it.
  await page.goBack();
  await expect(page).toHaveURL('/case-studies');
});

test('if the island’s code hangs, a click has its default action after 5 s, and the next one at once', async ({
  page,
}) => {
  await holdRequests(page, RENDERER);
  await holdClock(page);
  await page.goto('/');
  await heroButton(page).click();
  await expect(heroButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(5000);
  await expect(page).toHaveURL(/#our-services$/);
  await page.evaluate(() => history.replaceState(null, '', '/'));
  await heroButton(page).click();
  await expect(page).toHaveURL(/#our-services$/);
});

test('offline after load, the hero’s button links to Our Services', async ({ page, context }) => {
  await page.goto('/');
  await context.setOffline(true);
  await heroButton(page).click();
  await expect(page).toHaveURL(/#our-services$/);
  await expect(servicesHeading(page)).toBeInViewport();
});

test('offline after load, a flyer’s form opens in a new tab, and in its dialog once online', async ({
  page,
  context,
}) => {
  await page.goto(FLYER_SERVICE);
  await context.setOffline(true);
  const [tab] = await Promise.all([context.waitForEvent('page'), flyer(page).click()]);
  await tab.close();
  await expect(page).toHaveURL(FLYER_SERVICE);
  await context.setOffline(false);
  await flyer(page).click();
  await expect(dialog(page)).toBeVisible();
});
