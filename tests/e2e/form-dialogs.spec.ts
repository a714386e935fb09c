import { expect } from '@playwright/test';
import { QUALIFICATION_DIALOG_ID } from '../../src/config/dialog-ids.ts';
import { standInFile } from '../../src/config/stand-ins.ts';
import { paperName } from '../../src/lib/hosted-form.ts';
import { shownEntries } from '../support/content.ts';
import { dialog, flyer, paper } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, fill, paperKey, serviceTitle, ui } from '../support/ui.ts';

const flyerTitle = (service: string) => fill(ui.dialog.flyer, { service: serviceTitle(service) });
// No file is fetched: only its URL matters.
test.beforeEach(async ({ context }) => {
  await context.route('**/stand-in/files/**', (route) => route.fulfill({ body: '%PDF-1.4', contentType: 'text/plain' }));
});

/** Every case whose white paper opens in the dialog: id, URL, key of its form, name of its file. */
const PAPERS = shownEntries('cases')
  .filter(({ data }) => data.whitePaper.dialogId !== QUALIFICATION_DIALOG_ID && !data.whitePaper.downloadUrl && !data.whitePaper.previewUrl)
  .map(({ id, data }) => {
    const paper = data.whitePaper.paper?.id;
    return { number: data.id, slug: id, key: paperKey(data), file: paperName(id, { paper: paper ? { id: paper } : undefined }) };
  })
  .sort((a, b) => a.number - b.number);

test('each white paper opens its own form and starts its own download, in a new tab', async ({ page, context }) => {
  await page.goto('/case-studies');
  await expect(page.locator('iframe')).toHaveCount(0);
  for (const { number: id, slug, key, file } of PAPERS) {
    const [tab] = await Promise.all([context.waitForEvent('page'), paper(page, id).click()]);
    expect(new URL(tab.url()).pathname).toBe(standInFile(file));
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
    await expect(dialog(page)).toHaveAttribute('id', key);
    await expect(dialog(page).getByText(/^PDF, \d+ pages/)).toBeVisible();
    const frame = dialog(page).locator('iframe');
    await expect(frame).toHaveAttribute('src', new RegExp(`/stand-in/forms/${key}#${slug}$`));
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(paper(page, id)).toBeFocused();
  }
});

test('the dialog is modal, named, 800 × 600 or 90 % of the window, and its form is shown; the space bar opens it, and a click with the modifier key for a new tab the form as a page', {
  tag: '@every-browser',
}, async ({ page, context }) => {
  await page.goto(FLYER_SERVICE);
  const [tab] = await Promise.all([context.waitForEvent('page'), flyer(page).click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(/\/stand-in\/forms\/dlg_f10/);
  await tab.close();
  await expect(dialog(page)).toHaveCount(0);
  await flyer(page).focus();
  // The link has the role of a button.
  await page.keyboard.press('Space');
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  expect(await dialog(page).boundingBox()).toMatchObject({ width: 800, height: 600 });
  await expect(dialog(page)).toHaveAccessibleName(flyerTitle(FLYER_SERVICE));
  await expect(dialog(page).getByRole('heading')).toBeFocused();
  await expect(dialog(page).locator('iframe')).toHaveAttribute('title', fill(ui.dialog.frame, { title: flyerTitle(FLYER_SERVICE) }));
  await expect(dialog(page).locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toContainText(serviceTitle(FLYER_SERVICE));
  for (const [width, height] of [
    [390, 844],
    [320, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const box = await dialog(page).boundingBox();
    expect(Math.round(box?.width ?? 0)).toBe(Math.round(width * 0.9));
    expect(Math.round(box?.height ?? 0)).toBe(Math.min(600, Math.round(height * 0.9)));
    await expect(dialog(page).getByRole('button', { name: ui.dialog.close })).toBeInViewport({ ratio: 1 });
  }
});

test('it closes with its button, Escape and a click on the backdrop, and gives the focus back; not with a drag that began inside', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto(FLYER_SERVICE);
  const drag = async () => {
    const box = await dialog(page).boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 20);
    await page.mouse.down();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
  };
  for (const close of [
    () => dialog(page).getByRole('button', { name: ui.dialog.close }).click(),
    () => page.mouse.click(20, 20),
    () => drag().then(() => page.keyboard.press('Escape')),
  ]) {
    await flyer(page).click();
    await expect(dialog(page)).toBeVisible();
    // Until then a click would count as the second of a double click.
    await page.clock.runFor(600);
    await close();
    await expect(page.locator('dialog, iframe')).toHaveCount(0);
    await expect(flyer(page)).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  }
});

test('the second click of a double click falls on the backdrop, and does not close the dialog', async ({ page }) => {
  await page.goto('/privacy-policy');
  const trigger = page.getByRole('contentinfo').getByRole('button', { name: ui.actions.newsletter });
  // A first click, so that the island is hydrated.
  await trigger.click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  // At the lower edge of the window, where the dialog does not cover it.
  await page.setViewportSize({ width: 1280, height: 900 });
  await trigger.evaluate((link) => link.scrollIntoView({ block: 'end', behavior: 'instant' }));
  const box = await trigger.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 8, (box?.y ?? 0) + 8];
  await page.mouse.dblclick(x, y);
  await expect(dialog(page)).toBeVisible();
  expect(await page.evaluate(([left, top]) => document.elementFromPoint(left, top)?.tagName, [x, y] as const)).toBe('DIALOG');
  await expect(dialog(page)).toHaveCount(1);
});
