import { expect, type Page } from '@playwright/test';
import { LONGEST } from '../../src/own-numbers/form.ts';
import { settings } from '../support/settings.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';
import { emailOf } from '../support/visitor.ts';

const { labels: WORDS, instruments } = settings('own-numbers');
const { results, title, method } = instruments.weibull;
const WEIBULL = '/seal-qualification';
const RATING = '/seal-training';
/** Abernethy’s published set: β 2.02, η 95.0. */
const PUBLISHED = { failures: '90\t96\n30;49\n82', suspensions: '100, 45, 10' };

const bench = (page: Page) => page.locator('.own-numbers');
/** The page's own drawing, in whose place the bench comes. */
const drawing = (page: Page) => page.locator('#numbers .drawing').first();
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
  await expect(drawing(page)).toBeHidden();
  await expect(field(page, 'interval')).toHaveValue('9000');
  await button(page, WORDS.close).click();
  await expect(drawing(page)).toBeVisible();
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
  await failures.fill('6200 8900 11400 13800 9700');
  await expect(cell(page, results.shape)).toBeVisible();
  await failures.fill('500 500 500');
  await expect(failures).toHaveAccessibleDescription(/are all equal/);
  await expect(failures).toHaveAttribute('aria-invalid', 'true');
  await expect(cell(page, results.shape)).not.toHaveText('NaN');
  await failures.fill('4200\nabout 6000\n7400');
  await expect(failures).toHaveAccessibleDescription(/“about” is not/);
  await expect(failures).toHaveAttribute('maxlength', String(LONGEST));
  await failures.fill(Array.from({ length: 501 }, (_, i) => i + 1).join(';'));
  await expect(failures).toHaveAccessibleDescription(/At most 500 ages/);
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

test('a link that is pasted on its open page opens with its numbers, whatever was typed before', async ({
  page,
}) => {
  const paste = (failures: string) =>
    page.evaluate((list) => {
      location.hash = `numbers=si&failures=${list}&suspensions=&interval=&end=1`;
    }, failures);
  await page.goto(WEIBULL);
  await paste('90;96;30');
  await expect(field(page, 'failures')).toHaveValue('90;96;30');
  await field(page, 'failures').fill('90;96;31');
  await expect(page).toHaveURL(/96%3B31/);
  await paste('90;96;30');
  await expect(field(page, 'failures')).toHaveValue('90;96;30');
});

test('a link whose # was encoded on its way opens with its numbers', async ({ page }) => {
  await page.goto(
    `${WEIBULL}%23numbers%3Dsi%26failures%3D90;96;30%26suspensions%3D%26interval%3D%26end%3D1`,
  );
  await expect(field(page, 'failures')).toHaveValue('90;96;30');
});

test('a link that was cut gives no result, and says what is missing', async ({ page }) => {
  await page.goto(`${WEIBULL}#numbers=si&failures=90;96;30;49;82`);
  const missing = instruments.weibull.fields.suspensions?.label ?? '';
  await expect(
    bench(page)
      .getByText(/incomplete/)
      .first(),
  ).toContainText(missing);
  await expect(bench(page).getByRole('img')).toHaveCount(0);
  await expect(field(page, 'suspensions')).toHaveValue('');
});

test('what is typed survives a reload', async ({ page }) => {
  await open(page);
  await field(page, 'failures').fill('90;96;30');
  await expect(page).toHaveURL(/failures=90%3B96%3B30&/);
  await page.reload();
  await expect(field(page, 'failures')).toHaveValue('90;96;30');
});

test('a number that can be meant in two ways is asked about above the earlier results, which are marked', async ({
  page,
}) => {
  await open(page, RATING);
  await field(page, 'elevation', 'site-rating').fill('1.250');
  await expect(bench(page).getByText(WORDS.stale)).toBeVisible();
  await button(page, '1,250 m').click();
  await expect(bench(page).getByText(WORDS.stale)).toHaveCount(0);
  await expect(field(page, 'elevation', 'site-rating')).toHaveAccessibleDescription(/1,250 m/);
});

for (const missing of ['own-numbers/*.json', '_astro/Workbench*.js', '_astro/weibull*.js'])
  test(`without ${missing} a sentence stands above the drawing’s button, which opens the link’s numbers at the next try`, async ({
    page,
    faults,
  }) => {
    await page.route(`**/${missing}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(`${WEIBULL}#numbers=si&failures=90;96;30&suspensions=&interval=&end=1`);
    await expect(page.getByRole('alert')).toHaveText(WORDS.failed);
    await expect(drawing(page).getByRole('img')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: WORDS.again }).click();
    await expect(field(page, 'failures')).toHaveValue('90;96;30');
    expect(faults.splice(0).filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  });

test('offline from the start, the button says that it could not load, and works once online', async ({
  page,
  context,
}) => {
  await page.goto(WEIBULL);
  await context.setOffline(true);
  const button = page.getByRole('button', { name: WORDS.open });
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(WORDS.failed);
  await context.setOffline(false);
  await button.click();
  await expect(bench(page)).toBeVisible();
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
  await field(page, 'failures').fill('6200 8900 11400 13800 9700');
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
  await expect(bench(page).getByText(method.sources)).toBeVisible();
  await expect(bench(page).getByText(/6200; .*13800 h/)).toBeVisible();
  await expect(field(page, 'failures')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on a desk the drawing stays in sight down to the last field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [WEIBULL, RATING]) {
    await open(page, path);
    await bench(page).locator('input').last().focus();
    const box = await bench(page).locator('figure').boundingBox();
    expect(box?.y, path).toBeGreaterThan(80);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is as it was: its drawing, and no button', async ({ page }) => {
    await page.goto(WEIBULL);
    await expect(page.getByRole('button', { name: WORDS.open })).toBeHidden();
    await expect(drawing(page)).toBeVisible();
  });
});

test('the page of all services and the heading of a service lead to the page’s example', async ({
  page,
}) => {
  await page.goto('/all-our-services');
  await page.locator(`main a[href="${WEIBULL}#numbers"]`).click();
  await expect(bench(page).getByRole('heading', { name: title })).toBeFocused();
  await expect(field(page, 'interval')).toHaveValue('9000');

  await page.goto(WEIBULL);
  await page.getByRole('main').getByRole('link', { name: WORDS.open, exact: true }).click();
  await expect(bench(page)).toBeVisible();
});
