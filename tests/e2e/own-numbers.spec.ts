import { expect, type Page } from '@playwright/test';
import { LONGEST } from '../../src/own-numbers/form.ts';
import { test } from '../support/test.ts';
import { emailOf } from '../support/visitor.ts';

const WEIBULL = '/seal-qualification';
const RATING = '/seal-training';
const LINK = '#numbers=si&failures=90;96;30&suspensions=&interval=&end=1';
const TITLE = 'Your parts on Weibull paper';

const opener = (page: Page) => page.getByRole('button', { name: 'Your numbers' });
/** The page's own drawing, in whose place the visitor's comes. */
const drawing = (page: Page) => page.locator('#numbers .drawing').first();
const instrument = (page: Page) => page.locator('.own-numbers');
const field = (page: Page, label: string) => instrument(page).getByLabel(label);
const failures = (page: Page) => field(page, 'Ages at failure');
const button = (page: Page, name: string) =>
  instrument(page).getByRole('button', { name, exact: true });
const cell = (page: Page, row: string) =>
  instrument(page)
    .getByRole('table', { name: 'Results' })
    .getByRole('row', { name: row })
    .getByRole('cell')
    .first();
const copied = (page: Page) => instrument(page).getByRole('status').last();

async function open(page: Page, path = WEIBULL) {
  await page.goto(path);
  await opener(page).click();
  await expect(instrument(page)).toBeVisible();
}

/** Puts the link into the address of the page that is open. */
const paste = (page: Page) =>
  page.evaluate((link) => {
    location.hash = link;
  }, LINK);

test('before the button is pressed nothing of it is loaded; then the page’s own example is the first result, in its place', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(WEIBULL);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /own-numbers|weibull|client\./i.test(path))).toEqual([]);
  await opener(page).click();
  await expect(instrument(page).getByRole('heading', { name: TITLE })).toBeFocused();
  await expect(drawing(page)).toBeHidden();
  await expect(field(page, 'Planned interval')).toHaveValue('9000');
  await button(page, 'Back to our example').click();
  await expect(drawing(page)).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

test('ages pasted from a spreadsheet are drawn, computed, tabled and said', async ({ page }) => {
  await open(page);
  await failures(page).fill('90\t96\n30;49\n82');
  await field(page, 'Ages of parts still running').fill('100, 45, 10');
  await field(page, 'Planned interval').fill('50');
  await expect(cell(page, 'Shape β')).toHaveText('2.02');
  await expect(cell(page, 'Characteristic life η')).toHaveText('95 h');
  await expect(instrument(page).getByRole('img')).toHaveAccessibleName(/^β is 2\.02/);
  await expect(
    instrument(page).locator('svg text', { hasText: 'β 2.02' }).locator('visible=true'),
  ).toBeVisible();
  await expect(instrument(page).getByRole('status').first()).toContainText('β is 2.02');
  await instrument(page).getByText('Table').click();
  await expect(instrument(page).getByRole('table', { name: TITLE }).getByRole('row')).toHaveCount(
    9,
  );
});

test('wrong input is answered beside its field, and the last good drawing stays', async ({
  page,
}) => {
  await open(page);
  await failures(page).fill('500 500 500');
  await expect(failures(page)).toHaveAccessibleDescription(/are all equal/);
  await expect(failures(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(failures(page)).toHaveAttribute('maxlength', String(LONGEST));
  await expect(instrument(page).getByRole('img')).toBeVisible();
});

test('units are switched for fields, drawing and results together', async ({ page }) => {
  await open(page, RATING);
  await field(page, 'Units').selectOption('us');
  await expect(field(page, 'Shaft power needed')).toHaveValue('29502');
  await expect(field(page, 'Design temperature')).toHaveValue('100.4');
  await expect(
    instrument(page).locator('svg:visible text', { hasText: 'hp' }).first(),
  ).toBeVisible();
});

test('a copied link opens with the same numbers, sent to no server; Reset brings the example back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await failures(page).fill('90\t96\n30;49\n82');
  await button(page, 'Copy link').click();
  await expect(copied(page)).toHaveText(/^The link is copied/);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const asked: string[] = [];
  const other = await context.newPage();
  other.on('request', (request) => asked.push(request.url()));
  await other.goto(link);
  await expect(failures(other)).toHaveValue('90\t96;30;49;82');
  expect(asked.filter((url) => /96/.test(new URL(url).search))).toEqual([]);
  await button(other, 'Reset').click();
  await expect(failures(other)).toHaveValue('6200\n8900\n11400\n13800');
});

test('a link that is pasted on its open page opens with its numbers, whatever was typed before; what is typed survives a reload', async ({
  page,
}) => {
  await page.goto(WEIBULL);
  await paste(page);
  await expect(failures(page)).toHaveValue('90;96;30');
  await failures(page).fill('90;96;31');
  await expect(page).toHaveURL(/96%3B31/);
  await page.reload();
  await expect(failures(page)).toHaveValue('90;96;31');
  await paste(page);
  await expect(failures(page)).toHaveValue('90;96;30');
});

test('a link that is pasted over other numbers and can’t be loaded leaves none of them, and opens at the next try', async ({
  page,
  faults,
}) => {
  await open(page);
  await page.route('**/own-numbers/*.json', (route) => route.fulfill({ status: 404 }));
  await paste(page);
  await expect(page.getByRole('alert')).toHaveText(/^This could not be loaded/);
  await expect(instrument(page)).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(failures(page)).toHaveValue('90;96;30');
  expect(faults.splice(0).filter((fault) => !fault.includes('status of 404'))).toEqual([]);
});

test('a link whose # was encoded on its way opens with its numbers', async ({ page }) => {
  await page.goto(WEIBULL + encodeURIComponent(LINK));
  await expect(failures(page)).toHaveValue('90;96;30');
});

test('a link that was cut says so, without a drawing, and has nothing in the field that it lacks', async ({
  page,
}) => {
  await page.goto(`${WEIBULL}#numbers=si&failures=90;96;30;49;82`);
  await expect(
    instrument(page)
      .getByText(/^This link is incomplete/)
      .first(),
  ).toBeVisible();
  await expect(field(page, 'Ages of parts still running')).toHaveValue('');
  await expect(instrument(page).getByRole('img')).toHaveCount(0);
});

test('a number that can be meant in two ways is asked about above the earlier results, which are marked', async ({
  page,
}) => {
  await open(page, RATING);
  await field(page, 'Elevation').fill('1.250');
  await expect(instrument(page).getByText(/^No result yet/)).toBeVisible();
  await button(page, '1,250 m').click();
  await expect(instrument(page).getByText(/^No result yet/)).toHaveCount(0);
  await expect(field(page, 'Elevation')).toHaveAccessibleDescription(/1,250 m/);
});

for (const missing of ['own-numbers/*.json', '_astro/Workbench*.js', '_astro/weibull*.js'])
  test(`without ${missing} a sentence stands above the drawing’s button, which opens the link’s numbers at the next try`, async ({
    page,
    faults,
  }) => {
    await page.route(`**/${missing}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(WEIBULL + LINK);
    await expect(page.getByRole('alert')).toHaveText(/^This could not be loaded/);
    await expect(drawing(page).getByRole('img')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(failures(page)).toHaveValue('90;96;30');
    expect(faults.splice(0).filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  });

test('offline from the start, the button says that it could not load, and works once online', async ({
  page,
  context,
}) => {
  await page.goto(WEIBULL);
  await context.setOffline(true);
  const button = opener(page);
  await button.click();
  await expect(page.getByRole('alert')).toHaveText(/^This could not be loaded/);
  await context.setOffline(false);
  await button.click();
  await expect(instrument(page)).toBeVisible();
});

test('without a clipboard the link is in the address bar', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await button(page, 'Copy link').click();
  await expect(copied(page)).toHaveText(/address bar/);
  await expect(page).toHaveURL(/#numbers=si&failures=/);
});

test('the question about the numbers is an e-mail with them', async ({ page }) => {
  await open(page);
  await failures(page).fill('6200 8900 11400 13800 9700');
  await field(page, 'Planned interval').fill('5000');
  const question = instrument(page).getByRole('link', { name: 'Ask about these numbers' });
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
  await button(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(instrument(page).getByRole('img')).toBeVisible();
  await expect(instrument(page).getByText(/^Sources: IEC\s61649/)).toBeVisible();
  await expect(instrument(page).getByText(/6200; .*13800 h/)).toBeVisible();
  await expect(failures(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  const sheet = await page.pdf({ format: 'A4' });
  expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('on a desk the drawing stays in sight down to the last field', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [WEIBULL, RATING]) {
    await open(page, path);
    await instrument(page).locator('input').last().focus();
    const box = await instrument(page).locator('figure').boundingBox();
    expect(box?.y, path).toBeGreaterThan(80);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is as it was: its drawing, and no button', async ({ page }) => {
    await page.goto(WEIBULL);
    await expect(opener(page)).toBeHidden();
    await expect(drawing(page)).toBeVisible();
  });
});

test('the page of all services and the heading of a service lead to the page’s example', async ({
  page,
}) => {
  await page.goto('/all-our-services');
  await page.locator(`main a[href="${WEIBULL}#numbers"]`).click();
  await expect(instrument(page).getByRole('heading', { name: TITLE })).toBeFocused();
  await expect(field(page, 'Planned interval')).toHaveValue('9000');

  await page.goto(WEIBULL);
  await page.getByRole('main').getByRole('link', { name: 'Your numbers', exact: true }).click();
  await expect(instrument(page)).toBeVisible();
});
