import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { booking, messageForm } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { company, fill, standIn } from '../support/ui.ts';
import { emailOf, press } from '../support/visitor.ts';

const MEETING = { date: 'Tuesday 24 November', time: '08:30' };
/** A Saturday, so that two full working weeks lie ahead. */
const NOW = new Date('2026-11-21T12:00:00Z');

const preparedEmail = (page: Page) => emailOf(page.getByRole('link', { name: standIn.reply.open }));
const days = (page: Page) =>
  booking(page).getByRole('group', { name: standIn.booking.day, exact: true }).getByRole('radio');

// Which times are offered, and when: unit/lib/office-times.test.ts.
test.describe('booking from London', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/contact-us');
  });

  test('offers two weeks, each time with the office’s own, and needs each required field', async ({
    page,
  }) => {
    await expect(
      booking(page).getByText(
        fill(standIn.booking.zone, { zone: 'Europe/London', city: company.address.city }),
      ),
    ).toBeVisible();
    await expect(days(page)).toHaveCount(10);
    await expect(days(page).first()).toBeChecked();
    await expect(days(page).first()).toHaveAccessibleName('Mon 23 Nov');
    const office = fill(standIn.booking.office, { time: '11:00', city: company.address.city });
    await expect(booking(page).getByRole('radio', { name: `10:00 ${office}` })).toBeVisible();
    await booking(page).getByRole('button', { name: standIn.booking.submit }).click();
    for (const name of ['time', 'person', 'email'])
      await expect(booking(page).locator(`[name=${name}]:invalid`).first()).toBeAttached();
    await expect(page.getByRole('link', { name: standIn.reply.open })).toHaveCount(0);
  });

  test('prepares an e-mail by keyboard alone', async ({ page }) => {
    const embed = booking(page);
    await days(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(days(page).nth(1)).toBeFocused();
    const group = embed.getByRole('group', {
      name: fill(standIn.booking.time, { date: MEETING.date }),
    });
    await press(page, 'Tab', 'Space');
    await expect(group.getByRole('radio').first()).toBeChecked();
    for (const text of [
      'Anneke Visser',
      'a.visser@plant.example',
      'LM2500, spread on T48; & more',
    ]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await press(page, 'Tab', 'Enter');

    await expect(
      page.getByRole('heading', { name: fill(standIn.booking.heading, MEETING) }),
    ).toBeFocused();
    expect(await axe(page, '#booking-widget')).toEqual([]);
    const { to, subject, body } = await preparedEmail(page);
    expect([to, subject]).toEqual([company.email.address, fill(standIn.booking.subject, MEETING)]);
    expect(body).toContain(
      'When: Tuesday 24 November, 08:30 (Europe/London), which is 09:30 in Utrecht\r\nName: Anneke Visser\r\n',
    );
    expect(body).toContain('About: LM2500, spread on T48; & more');
    await page.getByRole('button', { name: standIn.reply.change }).press('Enter');
    await expect(
      embed.getByLabel(standIn.booking.person),
      'what was filled in can be changed',
    ).toHaveValue('Anneke Visser');
  });
});

test('a message in the URL stands in the form, also if the URL was cut off', async ({ page }) => {
  await page.goto('/contact-us#message=A%20%2B%20B%E2%8');
  await expect(messageForm(page).getByLabel(standIn.form.message)).toHaveValue(/^A \+ B/);
});

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

test('offline after load, the form shows the e-mail address', async ({ page, context, faults }) => {
  await page.goto('/contact-us');
  const embed = messageForm(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await context.setOffline(true);
  for (const name of [standIn.form.person, standIn.form.company, standIn.form.message])
    await embed.getByLabel(name).fill('x');
  await embed.getByLabel(standIn.form.email).fill('a@b.example');
  await embed.getByRole('button', { name: standIn.form.submit }).click();
  await expect(
    embed.getByText(fill(standIn.failed, { email: company.email.address })),
  ).toBeVisible();
  for (const fault of faults.splice(0))
    expect(fault).toContain('Failed to fetch dynamically imported module');
});
