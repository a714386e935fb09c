import { expect, type Page } from '@playwright/test';
import { CASES_PER_PAGE } from '../../src/config/constants.ts';
import { CASE_COUNT } from '../support/connected-site.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';
import { FIXTURE, serveFixture } from '../support/fixture-site.ts';
import { test } from '../support/test.ts';

test.beforeEach(({ page }) => serveFixture(page, CONNECTED_DIST));

/**
 * Takes the faults so far from the list, without what the browser reports of the styles of a page
 * that the filter fetches and parses: none of them is applied.
 */
const takeFaults = (faults: string[]) =>
  faults.splice(0).filter((fault) => !fault.startsWith('Applying inline style'));
test.afterEach(({ faults }) => expect(takeFaults(faults)).toEqual([]));

const shown = (page: Page) => page.locator('#cases > li:not([hidden])');
const more = (page: Page) => page.getByRole('link', { name: 'Next' });
const idsOf = (page: Page) =>
  shown(page).evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset.id)));

test('the pages of the grid link to each other', async ({ page }) => {
  await page.goto(`${FIXTURE}/case-studies`);
  await expect(shown(page)).toHaveCount(CASES_PER_PAGE);
  await more(page).click();
  await expect(page).toHaveURL(`${FIXTURE}/case-studies/page/2`);
  await page.goto(`${FIXTURE}/case-studies/page/${Math.ceil(CASE_COUNT / CASES_PER_PAGE)}`);
  await expect(more(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL(`${FIXTURE}/case-studies/page/3`);
});

test('the filter searches all pages, in order of id, and shows this page again when it is cleared', async ({
  page,
}) => {
  await page.goto(`${FIXTURE}/case-studies/page/2`);
  const own = await idsOf(page);
  expect(own).toHaveLength(CASES_PER_PAGE);
  await page.getByRole('checkbox', { name: 'Seals' }).click();
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  await expect(page.locator('#cases > li:not([hidden]):not([data-topics~=seals])')).toHaveCount(0);
  const found = await idsOf(page);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found.length).toBeGreaterThan(CASES_PER_PAGE);
  await expect(page.getByRole('status').filter({ hasText: 'cases' })).toHaveText(
    `${found.length} of ${CASE_COUNT} cases`,
  );
  await expect(more(page)).toBeHidden();
  await page.getByRole('button', { name: 'Clear filters (1)' }).click();
  expect(await idsOf(page)).toEqual(own);
  await expect(more(page)).toBeVisible();
});

test('a topic clicked on a card keeps the focus while the cards of the other pages arrive', async ({
  page,
}) => {
  await page.goto(`${FIXTURE}/case-studies/page/2`);
  const id = await page.locator('#cases > li').first().getAttribute('data-id');
  const button = page.locator(`#cases > [data-id="${id}"] [data-topic]`).first();
  await button.press('Enter');
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  await expect(button).toBeFocused();
});

test('if a page can’t be loaded, this page and the links to the others stay, and it is requested again', async ({
  page,
  faults,
}) => {
  await page.goto(`${FIXTURE}/case-studies`);
  await page.route('**/case-studies/page/3', (route) =>
    route.fulfill({ status: 503, body: '<p>Busy</p>' }),
  );
  await page.getByRole('checkbox', { name: 'Seals' }).click();
  await expect.poll(() => shown(page).count()).toBeLessThan(CASES_PER_PAGE);
  await expect(more(page)).toBeVisible();
  expect(takeFaults(faults)).toEqual([expect.stringContaining('status of 503')]);
  await page.unroute('**/case-studies/page/3');
  await page.getByRole('checkbox', { name: 'Start-up' }).click();
  await expect(page.locator('#cases')).toHaveAttribute('data-whole', '');
  expect(await shown(page).count()).toBeGreaterThan(CASES_PER_PAGE);
});
