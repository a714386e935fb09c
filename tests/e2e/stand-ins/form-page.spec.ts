import { expect, type Page } from '@playwright/test';
import { axe } from '../../support/axe.ts';
import { PHONE } from '../../support/layout.ts';
import { dialog, flyer } from '../../support/parts.ts';
import { reflowFaults } from '../../support/reflow.ts';
import { test } from '../../support/test.ts';
import { emailOf } from '../../support/visitor.ts';

const files = (page: Page) => page.getByRole('link', { name: /\(PDF\)$/ });

for (const route of ['/stand-in/forms/dlg_f10', '/stand-in/forms/newsletter'])
  test(`${route} passes axe on a phone, and fits 320 px and text of 200 %`, {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    expect(await axe(page)).toEqual([]);
    expect(await reflowFaults(page)).toEqual([]);
  });

test('a form shows all its documents, or the one that the fragment names, and runs none of it', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/stand-in/forms/dlg_f10#"><script>alert(1)</script>');
  await expect(heading).toHaveText('Flyer: Seal training');
  await expect(files(page)).toHaveCount(2);
  // Another URL, so that the page is loaded again.
  await page.goto('/stand-in/forms/dlg_f10?one#slow-start');
  await expect(heading).toHaveText(/^White paper:/);
  await expect(files(page)).toHaveAttribute('href', '/stand-in/files/slow-start.pdf');
});

test('once filled in, it prepares an e-mail about its document', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#seal-training');
  await page.getByRole('button', { name: 'Prepare the email' }).click();
  const open = page.getByRole('link', { name: 'Open the email' });
  await expect(open, 'a form that is not filled in').toHaveCount(0);
  await page.getByLabel('Name').fill('Anneke Visser');
  await page.getByLabel('Email').fill('a.visser@plant.example');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Your email is ready to send' })).toBeFocused();
  expect(await emailOf(open)).toMatchObject({
    subject: 'Flyer: Seal training',
    body: 'Regarding: Flyer: Seal training\r\nName: Anneke Visser\r\nCompany: –\r\nEmail: a.visser@plant.example',
  });
  expect(await axe(page)).toEqual([]);
});

test.describe('in its dialog', () => {
  test.beforeEach(({ page }) => page.goto('/gear-review'));

  for (const size of [PHONE, { width: 800, height: 600 }])
    test(`it shows all its fields at ${size.width} by ${size.height} px, and the link to the file`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await flyer(page).click();
      const fields = page.frameLocator('dialog iframe').locator('input:visible');
      await expect(fields).toHaveCount(3);
      for (const field of await fields.all()) await expect(field).toBeInViewport({ ratio: 1 });
      const link = dialog(page).getByRole('link', { name: /\(PDF, .*kB\)$/ });
      await expect(link).toHaveAttribute('href', '/documents/flyers/gear-review.pdf');
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByText('If the download did not start')).toBeHidden();
    });

  test('offline, an empty e-mail is handed to the mail program', async ({ page, context }) => {
    await page.route('**/stand-in/reply.js', (route) => route.abort());
    await flyer(page).click();
    const form = page.frameLocator('dialog iframe');
    await form.getByLabel('Name').fill('Anneke Visser');
    await form.getByLabel('Email').fill('a.visser@plant.example');
    await context.setOffline(true);
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const handed = new Promise((resolve) => {
      session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url));
    });
    await form.getByRole('button', { name: 'Prepare the email' }).click();
    expect(await handed).toBe('mailto:info@halden.example');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it links to the file and to an e-mail', async ({ page }) => {
    await page.goto('/stand-in/forms/dlg_f10#seal-training');
    await expect(files(page)).toHaveAttribute('href', '/documents/flyers/seal-training.pdf');
    const write = page.getByRole('link', { name: 'Write the email yourself' });
    await expect(write).toHaveAttribute('href', /^mailto:info@halden\.example\?subject=Flyer/);
    await expect(page.locator('form')).toHaveCount(0);
  });
});
