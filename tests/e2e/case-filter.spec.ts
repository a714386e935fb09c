import { expect, type Page } from '@playwright/test';
import {
  CARD_DELAY_BASE_MS,
  CARD_DELAY_STEP_MS,
  CARD_FADE_MS,
} from '../../src/config/constants.ts';
import { holdAnimations, holdClock } from '../support/clock.ts';
import { holdRequests } from '../support/requests.ts';
import { test } from '../support/test.ts';

const group = (page: Page) => page.getByRole('group', { name: 'Filter by topic' });
const box = (page: Page, name: string) => group(page).getByRole('checkbox', { name, exact: true });
const cards = (page: Page) => page.locator('#cases > li');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const clear = (page: Page, count: number) =>
  page.getByRole('button', { name: `Clear filters (${count})` });

/** Ids of all cases, in the order of the grid. */
const CASES = [1, 2, 3, 4, 12];
/** Waits until the visible cards are those of these cases, in this order. */
const expectShown = (page: Page, ids: readonly number[]) =>
  expect
    .poll(() =>
      page
        .locator('#cases > li:not([hidden])')
        .evaluateAll((all) => all.map((card) => Number(card.getAttribute('data-id')))),
    )
    .toEqual(ids);

test('at first no topic is chosen, and every case is shown in the order of ids', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto('/case-studies');
  // The filter is invisible until it is hydrated.
  await expect(group(page).getByRole('checkbox', { checked: false })).toHaveCount(3);
  await expectShown(page, CASES);
  await expect(status(page)).toHaveText('5 of 5 cases');
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().top),
    );
    expect(tops.filter((top) => top === tops[0]).length, `columns at ${width} px`).toBe(columns);
  }
});

test('chosen topics show the cases with any of them, and Clear all cases', async ({ page }) => {
  await page.goto('/case-studies');
  await box(page, 'Seals').click();
  await expectShown(page, [4, 12]);
  await box(page, 'Start-up').press('Space');
  await expectShown(page, [1, 3, 4, 12]);
  await expect(status(page)).toHaveText('4 of 5 cases');
  await box(page, 'Seals').click();
  await group(page).getByText('Gearboxes', { exact: true }).click();
  await expectShown(page, [1, 2, 3, 12]);
  await clear(page, 2).press('Enter');
  await expectShown(page, CASES);
  await expect(group(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(clear(page, 2)).toHaveCount(0);
  await expect(group(page)).toBeFocused();
});

test('a click on a card’s topic chooses it, and the focus stays on it and in view', async ({
  page,
}) => {
  await page.goto('/case-studies');
  const tag = page
    .locator('#cases > [data-topics~=gearboxes]')
    .last()
    .getByRole('button', { name: 'Filter by Gearboxes' });
  await tag.click();
  await expectShown(page, [1, 2, 3, 12]);
  await expect(tag).toBeFocused();
  await expect(tag).toBeInViewport();
  await tag.click();
  await expect(box(page, 'Gearboxes'), 'it adds a topic and never removes one').toBeChecked();
});

test('a sentence says so if no case has the chosen topics', { tag: '@every-browser' }, async ({
  page,
}) => {
  await page.goto('/case-studies');
  // Before the filter reads the cards.
  await page
    .locator('#cases > [data-topics~=seals]')
    .evaluateAll((all) => all.map((card) => card.remove()));
  await box(page, 'Seals').click();
  await expect(status(page)).toHaveText(/^No case has these topics/);
  await expectShown(page, []);
});

test('topics checked before hydration stand in the URL, survive a reload, and Back undoes them', async ({
  page,
}) => {
  const release = await holdRequests(page, '**/_astro/CaseFilter.*');
  // Held, so that no choice is given up before the island has hydrated.
  await holdClock(page);
  await page.goto('/case-studies');
  for (const name of ['Seals', 'Start-up', 'Gearboxes']) await box(page, name).click();
  await box(page, 'Seals').click();
  await expectShown(page, CASES);
  release();
  await expectShown(page, [1, 2, 3, 12]);
  await expect(page).toHaveURL('/case-studies?topic=start-up&topic=gearboxes');
  await page.reload();
  await expect(box(page, 'Gearboxes')).toBeChecked();
  await expectShown(page, [1, 2, 3, 12]);
  await page.goBack();
  await expect(page).toHaveURL('/case-studies?topic=start-up');
  await expectShown(page, [1, 3]);
});

test('a topic checked while React hydrates is applied with those before it', async ({ page }) => {
  await page.addInitScript(() => {
    // Astro's event once React has been given the island, and before React has hydrated it.
    document.addEventListener(
      'astro:hydrate',
      () => document.querySelector<HTMLElement>('input[value=seals]')?.click(),
      true,
    );
  });
  await page.goto('/case-studies');
  await box(page, 'Start-up').click();
  await expect(page).toHaveURL('/case-studies?topic=start-up&topic=seals');
  for (const name of ['Start-up', 'Seals']) await expect(box(page, name)).toBeChecked();
  await expectShown(page, [1, 3, 4, 12]);
});

test('card n fades in from 100 ms + n × 100 ms after load, and not again when it is filtered', async ({
  page,
}) => {
  await holdAnimations(page);
  await page.goto('/case-studies');
  const starts = CASES.map((id) => CARD_DELAY_BASE_MS + id * CARD_DELAY_STEP_MS);
  for (const share of [0, 0.5, 1]) {
    const opacities = await cards(page).evaluateAll(
      (all, times) =>
        all.map((card, n) => {
          for (const animation of card.getAnimations()) animation.currentTime = times[n] ?? 0;
          return Number(getComputedStyle(card).opacity);
        }),
      starts.map((start) => start + share * CARD_FADE_MS),
    );
    expect(opacities, `${share} of the fade`).toEqual(CASES.map(() => expect.closeTo(share, 1)));
  }
  await box(page, 'Seals').click();
  await clear(page, 1).click();
  await expectShown(page, CASES);
  for (const card of await cards(page).all()) await expect(card).toHaveCSS('opacity', '1');
});

test('if the filter’s code can’t be loaded, a checkbox reverts, and the next click tries again', async ({
  page,
}) => {
  await page.route('**/_astro/CaseFilter.*', (route) => route.abort());
  await page.goto('/case-studies');
  await box(page, 'Seals').click();
  await expect(box(page, 'Seals')).not.toBeChecked();
  await page.unroute('**/_astro/CaseFilter.*');
  await box(page, 'Seals').click();
  await expectShown(page, [4, 12]);
});
