import { expect, type Page } from '@playwright/test';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { CASE_COUNT } from '../support/connected-site.ts';
import { FULL_DIST } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { test } from '../support/test.ts';
import { fill, pageFields, topic, ui } from '../support/ui.ts';

const PER_PAGE = CASES_PER_PAGE;
const LAST_PAGE = Math.ceil(CASE_COUNT / PER_PAGE);

test.beforeEach(async ({ page }) => {
  await serveFixture(page, FULL_DIST);
});

/** The browser reports the styles of a page that the filter fetches and parses; none of them is applied. */
test.afterEach(({ faults }) => {
  const others = faults.splice(0).filter((fault) => !fault.startsWith('Applying inline style'));
  expect(others).toEqual([]);
});

const shown = (page: Page) => page.locator('#cases > li:not([hidden])');

test('the pages of the grid link to each other', async ({ page }) => {
  await page.goto(`${FIXTURE}/case-studies`);
  await expect(shown(page)).toHaveCount(PER_PAGE);
  for (let at = 2; at <= LAST_PAGE; at++) {
    await page.getByRole('link', { name: ui.filter.more }).click();
    await expect(page).toHaveURL(`${FIXTURE}/case-studies/page/${at}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageFields('case-studies', 'cases').banner.title);
  }
  await expect(page.getByRole('link', { name: ui.filter.more })).toHaveCount(0);
  await page.getByRole('link', { name: ui.filter.newer }).click();
  await expect(page).toHaveURL(`${FIXTURE}/case-studies/page/${LAST_PAGE - 1}`);
});

test('the filter searches all pages, in order of id, and shows this page again when it is cleared', async ({ page }) => {
  await page.goto(`${FIXTURE}/case-studies/page/2`);
  const ids = () => shown(page).evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.id)));
  const own = await ids();
  expect(own).toHaveLength(PER_PAGE);
  expect(own).toEqual(own.toSorted((a, b) => a - b));
  await page.getByRole('checkbox', { name: topic(2) }).check();
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  const found = await ids();
  const topics = await shown(page).evaluateAll((all) => all.map((card) => (card as HTMLElement).dataset.topics?.split(' ')));
  expect(topics.every((some) => some?.includes('seals'))).toBe(true);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found[0]).toBeLessThan(PER_PAGE);
  expect(found.length).toBeGreaterThan(PER_PAGE);
  await expect(page.getByRole('status').filter({ hasText: 'cases' })).toHaveText(
    fill(ui.filter.status, { shown: found.length, count: CASE_COUNT }),
  );
  await expect(page.getByRole('link', { name: ui.filter.more })).toBeHidden();
  await page.getByRole('button', { name: fill(ui.filter.clear, { count: 1 }) }).click();
  expect(await ids()).toEqual(own);
  await expect(page.getByRole('link', { name: ui.filter.more })).toBeVisible();
});

test('a topic clicked on a card keeps the focus while the cards of the other pages arrive', async ({ page }) => {
  await page.goto(`${FIXTURE}/case-studies/page/2`);
  const id = await page.locator('#cases > li').first().getAttribute('data-id');
  const button = page.locator(`#cases > [data-id="${id}"] [data-topic]`).first();
  await button.press('Enter');
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  await expect(button).toBeFocused();
  const ids = await page.locator('#cases > li').evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.id)));
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

test('if a page can’t be loaded, this page and the links to the others stay, and it is requested again', async ({ page }) => {
  await page.goto(`${FIXTURE}/case-studies`);
  await page.route('**/case-studies/page/3', (route) => route.fulfill({ status: 503, body: '<p>Busy</p>' }));
  await page.getByRole('checkbox', { name: topic(2) }).check();
  await expect.poll(() => shown(page).count()).toBeLessThan(PER_PAGE);
  await expect(page.getByRole('link', { name: ui.filter.more })).toBeVisible();
  await page.unroute('**/case-studies/page/3');
  await page.getByRole('checkbox', { name: topic(0) }).check();
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  expect(await shown(page).count()).toBeGreaterThan(PER_PAGE);
});
