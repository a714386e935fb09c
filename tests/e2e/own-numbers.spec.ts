import { expect, type Page } from '@playwright/test';
import { LONGEST } from '../../src/own-numbers/typed.ts';
import { settings } from '../support/settings.ts';
import { test } from '../support/test.ts';
import { fill, ui } from '../support/ui.ts';
import { emailOf } from '../support/visitor.ts';

const { labels: WORDS, instruments } = settings('own-numbers');
const { results, title, method } = instruments.weibull;
const WEIBULL = '/seal-qualification';
const RATING = '/seal-training';
/** Abernethy’s published set: β 2.02, η 95.0. */
const PUBLISHED = { failures: '90\t96\n30;49\n82', suspensions: '100, 45, 10' };

const bench = (page: Page) => page.locator('.own-numbers');
const field = (page: Page, at: string, type: keyof typeof instruments = 'weibull') =>
  bench(page).getByLabel(instruments[type].fields[at]?.label ?? at);
const button = (page: Page, name: string) => bench(page).getByRole('button', { name, exact: true });
const cell = (page: Page, row: string) =>
  bench(page)
    .getByRole('table', { name: WORDS.results })
    .getByRole('row', { name: row })
    .getByRole('cell')
    .first();
const status = (page: Page) => bench(page).getByRole('status').first();
const copied = (page: Page) => bench(page).getByRole('status').last();

async function open(page: Page, path = WEIBULL) {
  await page.goto(path);
  await page.getByRole('button', { name: WORDS.open }).click();
  await expect(bench(page)).toBeVisible();
}

test('before the button is pressed nothing of it is loaded; then the page’s own example is the first result, in its place', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(WEIBULL);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /own-numbers|weibull|client\./i.test(path))).toEqual([]);
  await page.getByRole('button', { name: WORDS.open }).click();
  await expect(bench(page).getByRole('heading', { name: title })).toBeFocused();
  await expect(page.locator('#drawing')).toBeHidden();
  await expect(field(page, 'interval')).toHaveValue('9000');
  await button(page, WORDS.close).click();
  await expect(page.locator('#drawing')).toBeVisible();
  await expect(page.getByRole('button', { name: WORDS.open })).toBeFocused();
});

test('ages pasted from a spreadsheet are drawn, computed, tabled and said', async ({ page }) => {
  await open(page);
  await field(page, 'failures').fill(PUBLISHED.failures);
  await field(page, 'suspensions').fill(PUBLISHED.suspensions);
  await field(page, 'interval').fill('50');
  await expect(cell(page, results.shape)).toHaveText('2.02');
  await expect(cell(page, results.life)).toHaveText('95 h');
  await expect(bench(page).getByRole('img')).toHaveAccessibleName(/^β is 2\.02/);
  await expect(
    bench(page).locator('svg text', { hasText: 'β 2.02' }).locator('visible=true'),
  ).toBeVisible();
  await expect(status(page)).toContainText('β is 2.02');
  await bench(page).getByText(ui.figure.table).click();
  await expect(bench(page).getByRole('table', { name: title }).getByRole('row')).toHaveCount(9);
});

test('wrong input, or too much, is answered beside its field, and the last good drawing stays', async ({
  page,
}) => {
  await open(page);
  const failures = field(page, 'failures');
  await failures.fill('500 500 500');
  await expect(failures).toHaveAccessibleDescription(/are all equal/);
  await expect(failures).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, results.shape)).not.toHaveText('NaN');
  await failures.fill('4200\nabout 6000\n7400');
  await expect(failures).toHaveAccessibleDescription(/“about” is not/);
  await expect(failures).toHaveAttribute('maxlength', String(LONGEST));
  await failures.fill(Array.from({ length: 501 }, (_, i) => i + 1).join(';'));
  await expect(failures).toHaveAccessibleDescription(new RegExp(fill(WORDS.many, { max: 500 })));
});

test('units are switched for fields, drawing and results together, and back without a trace', async ({
  page,
}) => {
  await open(page, RATING);
  await bench(page).getByLabel(WORDS.units).selectOption('us');
  await expect(field(page, 'demand.power', 'site-rating')).toHaveValue('29502');
  await expect(field(page, 'designTemperature', 'site-rating')).toHaveValue('100.4');
  await expect(
    bench(page).locator('svg text', { hasText: 'hp' }).locator('visible=true').first(),
  ).toBeVisible();
  await bench(page).getByLabel(WORDS.units).selectOption('si');
  await expect(field(page, 'demand.power', 'site-rating')).toHaveValue('22');
  await expect(field(page, 'designTemperature', 'site-rating')).toHaveValue('38');
});

test('a copied link opens with the same numbers, sent to no server; Reset brings the example back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page, 'failures').fill(PUBLISHED.failures);
  await button(page, WORDS.copy).click();
  await expect(copied(page)).toHaveText(WORDS.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const asked: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(field(other, 'failures')).toHaveValue('90\t96;30;49;82');
  expect(asked.filter((url) => /96/.test(new URL(url).search))).toEqual([]);
  await button(other, WORDS.reset).click();
  await expect(field(other, 'failures')).toHaveValue('6200\n8900\n11400\n13800');
});

test('a link that is pasted on its own open page opens with its numbers', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    location.hash = 'numbers=si&failures=90;96';
  });
  await expect(field(page, 'failures')).toHaveValue('90;96');
});

test('if the numbers of the drawing are missing, their status is said, and the drawing stays', async ({
  page,
  faults,
}) => {
  await page.route('**/own-numbers/*.json', (route) =>
    route.fulfill({ status: 404, body: '<p>Not here</p>' }),
  );
  await page.goto(WEIBULL);
  await page.getByRole('button', { name: WORDS.open }).click();
  await expect(page.getByRole('alert')).toContainText('Not Found');
  await expect(page.locator('#drawing').getByRole('img')).toBeVisible();
  // React logs what the alert shows.
  expect(faults.splice(0)).toEqual([expect.stringContaining('Not Found')]);
});

test('without a clipboard the link is in the address bar', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, WORDS.copy).click();
  await expect(copied(page)).toHaveText(WORDS.notCopied);
  await expect(page).toHaveURL(/#numbers=si&failures=/);
});

test('the question about the numbers is an e-mail with them', async ({ page }) => {
  await open(page);
  await field(page, 'interval').fill('5000');
  const question = bench(page).getByRole('link', { name: WORDS.ask });
  await expect
    .poll(async () => (await emailOf(question)).body)
    .toMatch(/β is [\s\S]*5000 h[\s\S]*IEC 61649[\s\S]*#numbers=si/);
  await question.click();
  await expect(page).toHaveURL(/#numbers=.*5000/);
});

test('the printed sheet has drawing, results, inputs, method and date, and nothing else of the page', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await button(page, WORDS.print).click();
  await page.emulateMedia({ media: 'print' });
  await expect(bench(page).getByRole('img')).toBeVisible();
  await expect(bench(page).getByText(method)).toBeVisible();
  await expect(bench(page).getByText(/6200; .*13800 h/)).toBeVisible();
  await expect(field(page, 'failures')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is as it was: its drawing, and no button', async ({ page }) => {
    await page.goto(WEIBULL);
    await expect(page.getByRole('button', { name: WORDS.open })).toBeHidden();
    await expect(page.locator('#drawing')).toBeVisible();
  });
});
