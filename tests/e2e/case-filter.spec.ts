import { expect, type Page } from '@playwright/test';
import { CARD_DELAY_BASE_MS, CARD_DELAY_STEP_MS, CARD_FADE_MS, CASES_PER_PAGE } from '../../src/config/constants.ts';
import { test } from '../support/test.ts';
import { CASE_IDS, fill, pageFields, TOPICS, topic, ui } from '../support/ui.ts';
import { holdRequests } from '../support/visitor.ts';

const group = (page: Page) => page.getByRole('group', { name: pageFields('case-studies', 'cases').filter.title });
const box = (page: Page, name: string) => group(page).getByRole('checkbox', { name, exact: true });
const cards = (page: Page) => page.locator('#cases > li');
const status = (page: Page) => page.getByRole('main').getByRole('status');
/** Ids of the visible cases, in order. */
const shown = (page: Page) =>
  cards(page).evaluateAll((all) => all.flatMap((card) => ((card as HTMLElement).hidden ? [] : [Number((card as HTMLElement).dataset.id)])));
/** Ids of the cases with any of these topics, as the cards label them. */
const withAny = (page: Page, ...names: string[]) =>
  cards(page).evaluateAll(
    (all, wanted) =>
      all.flatMap((card) =>
        [...card.querySelectorAll('[data-topic]')].some((topic) => wanted.includes(topic.textContent.trim()))
          ? [Number((card as HTMLElement).dataset.id)]
          : [],
      ),
    names,
  );
/** Ids of the cases on the first page of the grid. */
const ALL = CASE_IDS.slice(0, CASES_PER_PAGE);
const outcome = (found: number) => fill(ui.filter.status, { shown: found, count: CASE_IDS.length });

test('at first every case is shown, in the order of ids, in one to three columns; then those with any of the topics chosen by box, label or space bar', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto('/case-studies');
  await expect(page.getByRole('heading', { level: 1, name: pageFields('case-studies', 'cases').banner.title })).toBeVisible();
  const boxes = group(page).getByRole('checkbox');
  // The filter is invisible until it is hydrated.
  await expect(boxes).toHaveCount(TOPICS.length);
  expect(await boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).labels?.[0]?.textContent))).toEqual(TOPICS);
  await expect(group(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  expect(await shown(page)).toEqual(ALL);
  await expect(status(page)).toHaveText(outcome(CASE_IDS.length));
  await expect(page.locator('form[name=topics] p').getByRole('button')).toHaveCount(0);
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await cards(page).evaluateAll((all) => all.slice(0, 6).map((card) => card.getBoundingClientRect().top));
    expect(
      tops.filter((top) => top === tops[0]),
      `${width} px`,
    ).toHaveLength(columns);
  }

  await box(page, topic(2)).check();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(2)));
  await box(page, topic(0)).focus();
  await page.keyboard.press('Space');
  const either = await withAny(page, topic(2), topic(0));
  await expect.poll(() => shown(page)).toEqual(either);
  expect(either.length).toBeGreaterThan((await withAny(page, topic(2))).length);
  await expect(status(page)).toHaveText(outcome(either.length));
  await box(page, topic(2)).uncheck();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(0)));
  await group(page).getByText(topic(1), { exact: true }).click();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(1), topic(0)));

  const clear = page.getByRole('button', { name: fill(ui.filter.clear, { count: 2 }) });
  await clear.press('Enter');
  await expect(group(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect.poll(() => shown(page)).toEqual(ALL);
  await expect(clear).toHaveCount(0);
  await expect(group(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(box(page, topic(0))).toBeFocused();
});

test('a click on a card’s topic adds it if absent, and the focus stays on it and in view; if no case has the chosen topics, a sentence says so', async ({
  page,
}) => {
  await page.goto('/case-studies');
  // Before the filter reads the cards.
  for (const id of await withAny(page, topic(2))) await page.locator(`[data-id="${id}"]`).evaluate((card) => card.remove());
  const tag = cards(page)
    .last()
    .getByRole('button', { name: fill(ui.filter.addTopic, { topic: topic(1) }) });
  await tag.click();
  await expect(box(page, topic(1))).toBeChecked();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(1)));
  await expect(tag).toBeFocused();
  await expect(tag).toBeInViewport();
  await tag.click();
  await expect(box(page, topic(1))).toBeChecked();
  await page.getByRole('button', { name: fill(ui.filter.clear, { count: 1 }) }).click();

  await box(page, topic(2)).check();
  await expect(status(page)).toHaveText(ui.filter.none);
  expect(await shown(page)).toEqual([]);
});

test('the URL holds the chosen topics: it can be shared, and Back undoes one step at a time', { tag: '@every-browser' }, async ({
  page,
}) => {
  await page.goto('/case-studies');
  await box(page, topic(1)).check();
  await box(page, topic(2)).check();
  await expect(page).toHaveURL(/\/case-studies\?topic=gearboxes&topic=seals$/);
  const both = await shown(page);
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(both);
  await expect(box(page, topic(2))).toBeChecked();
  await expect(box(page, topic(1))).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\?topic=gearboxes$/);
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(1)));
  await expect(box(page, topic(2))).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(/\/case-studies$/);
  await expect.poll(() => shown(page)).toEqual(ALL);
});

test('topics checked before hydration are applied, and Back undoes one at a time', async ({ page }) => {
  const release = await holdRequests(page, '**/_astro/CaseFilter.*');
  await page.goto('/case-studies');
  await box(page, topic(2)).check();
  await box(page, topic(0)).check();
  await box(page, topic(1)).check();
  await box(page, topic(2)).uncheck();
  expect(await shown(page)).toEqual(ALL);
  release();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(0), topic(1)));
  await expect(page).toHaveURL(/\?topic=start-up&topic=gearboxes$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?topic=start-up$/);
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(0)));
  await page.goBack();
  await expect(page).toHaveURL(/\/case-studies$/);
});

/** Opacity of each card at its own time after the load, in ms. Its animation is paused there. */
const opacitiesAt = (page: Page, times: number[]) =>
  cards(page).evaluateAll(
    (all, at) =>
      all.map((card, n) => {
        for (const animation of card.getAnimations()) {
          animation.pause();
          animation.currentTime = at[n] ?? 0;
        }
        // The style sheet rounds times to 0.1 % of the animation's duration.
        return Math.round(Number(getComputedStyle(card).opacity) * 50) / 50;
      }),
    times,
  );

test('card n fades in 100 ms + n × 100 ms after load, never with reduced motion, and never again once the filter is used', async ({
  page,
}) => {
  // On a busy machine they would have ended before the test looks at them.
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/case-studies');
  const starts = ALL.map((id) => CARD_DELAY_BASE_MS + id * CARD_DELAY_STEP_MS);
  for (const share of [0, 0.5, 1]) {
    const times = starts.map((start) => start + share * CARD_FADE_MS);
    expect(await opacitiesAt(page, times), `${share} of the fade`).toEqual(ALL.map(() => expect.closeTo(share, 1)));
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await cards(page).evaluateAll((all) => all.map((card) => getComputedStyle(card).animationName))).toEqual(ALL.map(() => 'none'));
  await page.emulateMedia({ reducedMotion: null });
  await box(page, topic(2)).check();
  await expect.poll(async () => (await shown(page)).length).toBeLessThan(ALL.length);
  await page.getByRole('button', { name: fill(ui.filter.clear, { count: 1 }) }).click();
  await expect.poll(() => shown(page)).toEqual(ALL);
  expect(await cards(page).evaluateAll((all) => all.flatMap((card) => card.getAnimations()).length)).toBe(0);
  expect(await cards(page).evaluateAll((all) => all.every((card) => getComputedStyle(card).opacity === '1'))).toBe(true);
});

test('if the filter’s code can’t be loaded, a checkbox reverts, and the next click tries again', async ({ page }) => {
  await page.route('**/_astro/CaseFilter.*', (route) => route.abort());
  await page.goto('/case-studies');
  await box(page, topic(2)).click();
  await expect(box(page, topic(2))).not.toBeChecked();
  expect(await shown(page)).toEqual(ALL);
  await page.unroute('**/_astro/CaseFilter.*');
  await box(page, topic(2)).check();
  await expect.poll(() => shown(page)).toEqual(await withAny(page, topic(2)));
});
