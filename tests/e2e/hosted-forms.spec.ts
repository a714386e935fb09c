import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, fill, serviceTitle, standIn } from '../support/ui.ts';
import { blockScripts, emailOf } from '../support/visitor.ts';

test('a form shared by several documents shows the one that the fragment names, or all if it names none', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^White paper:/);
  await expect(page.getByRole('link', { name: fill(standIn.hosted.file, { title: '' }).trim() })).toHaveCount(1);
  await expect(page.getByRole('link', { name: fill(standIn.hosted.file, { title: '' }).trim() })).toHaveAttribute(
    'href',
    '/stand-in/files/slow-start.pdf',
  );
  await page.goto('/stand-in/forms/dlg_f10#"><script>alert(1)</script>');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(standIn.hosted.flyer, { service: serviceTitle(FLYER_SERVICE) }));
  await expect(page.getByRole('link', { name: fill(standIn.hosted.file, { title: '' }).trim() })).toHaveCount(2);
});

test('filled in, it prepares an e-mail about the document', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await page.getByRole('button', { name: standIn.hosted.submit }).click();
  await expect(page.getByRole('link', { name: standIn.reply.open })).toHaveCount(0);
  await page.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await page.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await page.getByLabel(standIn.hosted.email).press('Enter');
  await expect(page.getByRole('heading', { name: standIn.hosted.heading })).toBeFocused();
  const { subject, body } = await emailOf(page.getByRole('link', { name: standIn.reply.open }));
  expect(subject).toMatch(/^White paper: /);
  const filled = { title: subject ?? '', person: 'Anneke Visser', company: '–', email: 'a.visser@plant.example' };
  expect(body).toBe(fill(standIn.hosted.body, filled).replaceAll('\n', '\r\n'));
  expect(await axe(page)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the file and to an e-mail are shown, and the form is not', async ({ page }) => {
    await page.goto('/stand-in/forms/dlg_f10');
    await expect(
      page.getByRole('link', {
        name: fill(standIn.hosted.file, { title: fill(standIn.hosted.flyer, { service: serviceTitle(FLYER_SERVICE) }) }),
      }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: standIn.hosted.write })).toHaveAttribute(
      'href',
      /^mailto:info@halden\.example\?subject=Flyer/,
    );
    await expect(page.locator('form')).toBeHidden();
  });
});

test('if its script is blocked, submitting sends nothing', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/stand-in/forms/newsletter');
  await page.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await page.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await page.getByRole('button', { name: standIn.hosted.submit }).click();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel(standIn.hosted.person)).toHaveValue('Anneke Visser');
});
