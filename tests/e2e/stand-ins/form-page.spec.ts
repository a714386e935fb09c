import { expect, type Page } from '@playwright/test';
import { flyerFile } from '../../../src/config/routes.ts';
import words from '../../../src/stand-ins/words.json' with { type: 'json' };
import { axe } from '../../support/axe.ts';
import { dialog, flyer } from '../../support/parts.ts';
import { reflowFaults } from '../../support/reflow.ts';
import { DESK, PHONE } from '../../support/site.ts';
import { test } from '../../support/test.ts';
import { FLYER_SERVICE, fill, serviceTitle, ui } from '../../support/ui.ts';
import { emailOf } from '../../support/visitor.ts';
import { nextNavigation } from './next-navigation.ts';

const TITLE = fill(words.page.flyer, { service: serviceTitle(FLYER_SERVICE) });
/** A service whose flyer has no form of a vendor. */
const UNCONNECTED = '/gear-review';
const files = (page: Page) =>
  page.getByRole('link', { name: fill(words.page.file, { title: '' }).trim() });

for (const route of ['/stand-in/forms/dlg_f10', '/stand-in/forms/newsletter'])
  test(`${route} passes axe on a phone, and fits 320 px and text of 200 %`, {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    expect(await axe(page)).toEqual([]);
    expect(await reflowFaults(page)).toEqual([]);
  });

test('a form shared by several documents shows the one that the fragment names', async ({
  page,
}) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^White paper:/);
  await expect(files(page)).toHaveAttribute('href', '/stand-in/files/slow-start.pdf');
});

test('it shows all of them if the fragment names none, and runs none of it', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#"><script>alert(1)</script>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect(files(page)).toHaveCount(2);
});

test('once filled in, it prepares an e-mail about its document', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await page.getByRole('button', { name: words.request.submit }).click();
  const open = page.getByRole('link', { name: words.reply.open });
  await expect(open, 'a form that is not filled in').toHaveCount(0);
  await page.getByLabel(words.request.person).fill('Anneke Visser');
  await page.getByLabel(words.request.email).fill('a.visser@plant.example');
  await page.getByLabel(words.request.email).press('Enter');
  await expect(page.getByRole('heading', { name: words.reply.heading })).toBeFocused();
  const { subject, body } = await emailOf(open);
  expect(subject).toMatch(/^White paper: /);
  const filled = {
    title: subject ?? '',
    person: 'Anneke Visser',
    company: '–',
    email: 'a.visser@plant.example',
  };
  expect(body).toBe(fill(words.mails.request.body, filled).replaceAll('\n', '\r\n'));
  expect(await axe(page)).toEqual([]);
});

test.describe('in its dialog', () => {
  test.beforeEach(({ page }) => page.goto(UNCONNECTED));

  for (const size of [PHONE, { width: 800, height: 600 }, { width: 1024, height: 600 }, DESK])
    test(`it shows all its fields at ${size.width} by ${size.height} px, and the link to the file`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await flyer(page).click();
      const fields = page.frameLocator('dialog iframe').locator('input:visible');
      await expect(fields).toHaveCount(3);
      for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 });
      const link = dialog(page).getByRole('link', { name: /\(PDF, .*kB\)$/ });
      await expect(link).toHaveAttribute('href', flyerFile(UNCONNECTED.slice(1)));
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByText(ui.dialog.started), 'nothing was').toBeHidden();
    });

  test('the e-mail is handed to the mail program', async ({ page }) => {
    await flyer(page).click();
    const form = page.frameLocator('dialog iframe');
    await form.getByLabel(words.request.person).fill('Anneke Visser');
    await form.getByLabel(words.request.email).fill('a.visser@plant.example');
    await form.getByRole('button', { name: words.request.submit }).click();
    const handed = await nextNavigation(page);
    await form.getByRole('link', { name: words.reply.open }).click();
    expect(await handed.url).toMatch(/^mailto:/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it links to the file and to an e-mail', async ({ page }) => {
    await page.goto('/stand-in/forms/dlg_f10#seal-training');
    await expect(files(page)).toHaveAttribute('href', '/documents/flyers/seal-training.pdf');
    const write = page.getByRole('link', { name: words.page.write });
    await expect(write).toHaveAttribute('href', /^mailto:info@halden\.example\?subject=Flyer/);
    await expect(page.locator('form')).toHaveCount(0);
  });
});
