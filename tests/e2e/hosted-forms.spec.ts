import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { flyer } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { FLYER_SERVICE, fill, serviceTitle, standIn } from '../support/ui.ts';
import { emailOf } from '../support/visitor.ts';

const files = (page: Page) =>
  page.getByRole('link', { name: fill(standIn.hosted.file, { title: '' }).trim() });

test('a form shared by several documents shows the one that the fragment names', async ({
  page,
}) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^White paper:/);
  await expect(files(page)).toHaveAttribute('href', '/stand-in/files/slow-start.pdf');
});

test('it shows all of them if the fragment names none, and runs none of it', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#"><script>alert(1)</script>');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    fill(standIn.hosted.flyer, { service: serviceTitle(FLYER_SERVICE) }),
  );
  await expect(files(page)).toHaveCount(2);
});

test('once filled in, it prepares an e-mail about its document', async ({ page }) => {
  await page.goto('/stand-in/forms/dlg_f10#slow-start');
  await page.getByRole('button', { name: standIn.hosted.submit }).click();
  await expect(
    page.getByRole('link', { name: standIn.reply.open }),
    'a form that is not filled in',
  ).toHaveCount(0);
  await page.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await page.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await page.getByLabel(standIn.hosted.email).press('Enter');
  await expect(page.getByRole('heading', { name: standIn.hosted.heading })).toBeFocused();
  const { subject, body } = await emailOf(page.getByRole('link', { name: standIn.reply.open }));
  expect(subject).toMatch(/^White paper: /);
  const filled = {
    title: subject ?? '',
    person: 'Anneke Visser',
    company: '–',
    email: 'a.visser@plant.example',
  };
  expect(body).toBe(fill(standIn.hosted.body, filled).replaceAll('\n', '\r\n'));
  expect(await axe(page)).toEqual([]);
});

test('in its frame, the e-mail is handed to the mail program', async ({ page }) => {
  await page.goto(FLYER_SERVICE);
  await flyer(page).click();
  const form = page.frameLocator('dialog iframe');
  await form.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await form.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await form.getByRole('button', { name: standIn.hosted.submit }).click();
  const session = await page.context().newCDPSession(page);
  const handed = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', ({ url }) => resolve(url)),
  );
  await session.send('Page.enable');
  await form.getByRole('link', { name: standIn.reply.open }).click();
  expect(await handed).toMatch(/^mailto:/);
});
