import fs from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { booking, messageForm } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { company, fill, standIn } from '../support/ui.ts';
import { emailOf } from '../support/visitor.ts';

const MEETING = { date: 'Tuesday 24 November', time: '08:30' };
/** A Saturday, so that two full working weeks lie ahead. */
const NOW = new Date('2026-11-21T12:00:00Z');

const preparedEmail = (page: Page) => emailOf(page.getByRole('link', { name: standIn.reply.open }));

test.describe('booking from London', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });

  test('a day and a time are chosen with the keyboard; once no required field is empty, an e-mail and a calendar file are prepared', async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/contact-us');
    const embed = booking(page);
    await expect(embed.getByText(fill(standIn.booking.zone, { zone: 'Europe/London', city: company.address.city }))).toBeVisible();
    const days = embed.getByRole('group', { name: standIn.booking.day, exact: true }).getByRole('radio');
    await expect(days).toHaveCount(10);
    await expect(days.first()).toBeChecked();
    await expect(days.first()).toHaveAccessibleName('Mon 23 Nov');

    await embed.getByRole('button', { name: standIn.booking.submit }).click();
    await expect(page.getByRole('link', { name: standIn.reply.open })).toHaveCount(0);
    expect(
      await embed.locator(':invalid').evaluateAll((all) => [...new Set(all.map((field) => field.getAttribute('name') ?? field.tagName))]),
    ).toEqual(['FORM', 'FIELDSET', 'time', 'person', 'email']);

    await days.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(days.nth(1)).toBeFocused();
    const times = embed.getByRole('group', { name: fill(standIn.booking.time, { date: 'Tuesday 24 November' }) }).getByRole('radio');
    await expect(times).toHaveCount(4);
    await expect(times.nth(1)).toHaveAccessibleName(`10:00 ${fill(standIn.booking.office, { time: '11:00', city: company.address.city })}`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(times.first()).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Anneke Visser');
    await page.keyboard.press('Tab');
    await page.keyboard.type('a.visser@plant.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('LM2500, spread on T48; & more');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: fill(standIn.booking.heading, MEETING) })).toBeFocused();
    expect(await axe(page, '#booking-widget')).toEqual([]);
    const { to, subject, body } = await preparedEmail(page);
    expect([to, subject]).toEqual([company.email.address, fill(standIn.booking.subject, MEETING)]);
    expect(body).toContain('When: Tuesday 24 November, 08:30 (Europe/London), which is 09:30 in Utrecht\r\nName: Anneke Visser\r\n');
    expect(body).toContain('About: LM2500, spread on T48; & more');

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: standIn.booking.file }).click()]);
    expect(download.suggestedFilename()).toBe('meeting.ics');
    const file = fs.readFileSync(await download.path(), 'utf8');
    expect(file).toContain('DTSTART:20261124T083000Z\r\nDTEND:20261124T090000Z\r\n');
    expect(file).toMatch(/\r\nUID:[\w-]{36}@localhost\r\n/);

    await page.getByRole('button', { name: standIn.reply.change }).press('Enter');
    await expect(embed.getByLabel(standIn.booking.person)).toHaveValue('Anneke Visser');
    await expect(days.nth(1)).toBeChecked();
  });
});

test.describe('booking from The Hague', () => {
  test.use({ timezoneId: 'Europe/Amsterdam' });

  test('times are shown without the office’s time beside them', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/about-us');
    const embed = booking(page);
    const field = embed.getByLabel(standIn.booking.person);
    await expect(field).toBeAttached();
    await expect(embed.getByRole('radio'), 'days are filled in when the form is near the window').toHaveCount(0);
    await field.scrollIntoViewIfNeeded();
    await expect(embed.getByText(fill(standIn.booking.sameZone, { city: company.address.city }))).toBeVisible();
    await expect(embed.getByRole('radio', { name: '09:30', exact: true })).toBeVisible();
    await expect(
      embed.getByText(fill(standIn.booking.office, { time: '', city: company.address.city }).trim(), { exact: false }),
    ).toHaveCount(0);
  });
});

test.describe('booking from Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the afternoon in The Hague is the next morning', async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/contact-us');
    const embed = booking(page);
    await embed.getByRole('radio', { name: 'Tue 24 Nov' }).check();
    await expect(
      embed.getByRole('radio', { name: `03:30 ${fill(standIn.booking.office, { time: '15:30', city: company.address.city })}` }),
    ).toBeVisible();
    await expect(
      embed.getByRole('radio', { name: `22:00 ${fill(standIn.booking.office, { time: '10:00', city: company.address.city })}` }),
    ).toHaveCount(0);
  });
});

const fillIn = async (form: Locator) => {
  for (const name of [standIn.form.person, standIn.form.company, standIn.form.message]) await form.getByLabel(name).fill('x');
  await form.getByLabel(standIn.form.email).fill('a@b.example');
};

test('a message becomes an e-mail, which can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact-us');
  const embed = messageForm(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await embed.getByLabel(standIn.form.person).fill('Anneke Visser');
  await embed.getByLabel(standIn.form.company).fill('Plant & Co');
  await embed.getByLabel(standIn.form.email).fill('a.visser@plant.example');
  await embed.getByLabel(standIn.form.machine).selectOption('Pump');
  await embed.getByLabel(standIn.form.message).fill('It leaks.\nSince Monday.');
  await embed.getByRole('button', { name: standIn.form.submit }).click();
  await expect(page.getByRole('heading', { name: standIn.form.heading })).toBeFocused();
  expect(await axe(page, '#form-widget')).toEqual([]);
  expect(await preparedEmail(page)).toEqual({
    to: company.email.address,
    subject: 'Pump: a question from Anneke Visser, Plant & Co',
    body: fill(standIn.form.body, {
      message: 'It leaks.\nSince Monday.',
      machine: 'Pump',
      person: 'Anneke Visser',
      company: 'Plant & Co',
      email: 'a.visser@plant.example',
    }).replaceAll('\n', '\r\n'),
  });
  await embed.getByRole('button', { name: standIn.reply.copy }).click();
  await expect(embed.getByRole('status').filter({ hasText: standIn.reply.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('It leaks.');
});

test('a double click prepares one e-mail; if copying is forbidden, its text is selected', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/contact-us');
  const embed = messageForm(page);
  await fillIn(embed);
  await embed.getByRole('button', { name: standIn.form.submit }).dblclick();
  await expect(page.getByRole('link', { name: standIn.reply.open })).toHaveCount(1);
  await embed.getByRole('button', { name: standIn.reply.copy }).click();
  await expect(embed.getByText(standIn.reply.notCopied)).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('a@b.example');
});

test('offline after load, the form shows the e-mail address', async ({ page, context, faults }) => {
  await page.goto('/contact-us');
  const embed = messageForm(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await context.setOffline(true);
  await fillIn(embed);
  await embed.getByRole('button', { name: standIn.form.submit }).click();
  await expect(embed.getByText(fill(standIn.failed, { email: company.email.address }))).toBeVisible();
  for (const fault of faults.splice(0)) expect(fault).toContain('Failed to fetch dynamically imported module');
});
