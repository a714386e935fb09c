import { expect, type Page } from '@playwright/test';
import { EMBED_DELAY_MS, EMBED_RETRY_MS } from '../../../src/config/constants.ts';
import words from '../../../src/stand-ins/words.json' with { type: 'json' };
import { axe } from '../../support/axe.ts';
import { booking, messageForm } from '../../support/parts.ts';
import { reflowFaults } from '../../support/reflow.ts';
import { settings } from '../../support/settings.ts';
import { watchShifts } from '../../support/shifts.ts';
import { test } from '../../support/test.ts';
import { company, fill } from '../../support/ui.ts';
import { BOOKING_SCRIPT, VENDOR } from '../../support/vendor.ts';
import { emailOf, openHeld, press } from '../../support/visitor.ts';
import { nextNavigation } from './next-navigation.ts';

const MEETING = { date: 'Tuesday 24 November', time: '08:30' };
/** A Saturday, so that two full working weeks lie ahead. */
const NOW = new Date('2026-11-21T12:00:00Z');
const { reply, mails } = words;
const PERSON = { person: 'Anneke Visser', email: 'a.visser@plant.example' };

/** Serves the contact page as if no vendor were connected. */
test.beforeEach(({ page }) =>
  page.route('**/contact-us', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replaceAll(BOOKING_SCRIPT, '/stand-in/booking.js')
      .replaceAll(`${VENDOR}/form.js`, '/stand-in/forms.js')
      .replaceAll('VendorBooking', 'StandInBooking')
      .replaceAll('VendorForm', 'StandInForms');
    return route.fulfill({ response, body });
  }),
);

const preparedEmail = (page: Page) => emailOf(page.getByRole('link', { name: reply.open }));
const days = (page: Page) =>
  booking(page).getByRole('group', { name: words.booking.day, exact: true }).getByRole('radio');

// Which times are offered, and when: unit/stand-ins/office-times.test.ts.
test.describe('booking from London', () => {
  test.use({ timezoneId: 'Europe/London', locale: 'en-GB' });
  test.beforeEach(async ({ page }) => {
    await page.clock.setFixedTime(NOW);
    await page.goto('/contact-us');
  });

  test('offers two weeks, each time with the office’s own, and needs each required field', async ({
    page,
  }) => {
    const { city } = company.address;
    const zone = fill(words.booking.zone, { zone: 'Europe/London', city });
    await expect(booking(page).getByText(zone)).toBeVisible();
    await expect(days(page)).toHaveCount(10);
    await expect(days(page).first()).toBeChecked();
    await expect(days(page).first()).toHaveAccessibleName('Mon 23 Nov');
    const office = fill(words.booking.office, { time: '11:00', city });
    await expect(booking(page).getByRole('radio', { name: `10:00 ${office}` })).toBeVisible();
    await booking(page).getByRole('button', { name: words.booking.submit }).click();
    for (const name of ['time', 'person', 'email'])
      await expect(booking(page).locator(`[name=${name}]:invalid`).first()).toBeAttached();
    await expect(page.getByRole('link', { name: reply.open })).toHaveCount(0);
  });

  test('prepares an e-mail by keyboard alone, until an answer is changed', async ({ page }) => {
    await days(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(days(page).nth(1)).toBeFocused();
    const group = booking(page).getByRole('group', {
      name: fill(words.booking.time, { date: MEETING.date }),
    });
    await press(page, 'Tab', 'Space');
    await expect(group.getByRole('radio').first()).toBeChecked();
    for (const text of [PERSON.person, PERSON.email, 'LM2500, spread on T48; & more']) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await press(page, 'Tab', 'Enter');

    const heading = page.getByRole('heading', { name: fill(mails.booking.heading, MEETING) });
    await expect(heading).toBeFocused();
    expect(await axe(page, '#booking-widget')).toEqual([]);
    const { to, subject, body } = await preparedEmail(page);
    expect([to, subject]).toEqual([company.email.address, fill(mails.booking.subject, MEETING)]);
    expect(body).toContain(
      'When: Tuesday 24 November, 08:30 (Europe/London), which is 09:30 in Utrecht\r\nName: Anneke Visser\r\n',
    );
    expect(body).toContain('About: LM2500, spread on T48; & more');

    await booking(page).getByLabel(words.booking.person).pressSequentially('!');
    await expect(heading).toHaveCount(0);
  });
});

test('a message in the URL stands in the form, also if the URL was cut off', async ({ page }) => {
  await page.goto('/contact-us#message=A%20%2B%20B%E2%8');
  await expect(messageForm(page).getByLabel(words.message.message)).toHaveValue(/^A \+ B/);
});

test('a question about the visitor’s own numbers stands in the message before anything is sent', async ({
  page,
}) => {
  await page.route('**/own-numbers/*.json', async (route) => {
    const response = await route.fetch();
    const data = { ...(await response.json()), ask: { page: '/contact-us' } };
    return route.fulfill({ response, json: data });
  });
  await page.goto('/seal-qualification');
  const { labels, instruments } = settings('own-numbers');
  await page.getByRole('button', { name: labels.open }).click();
  await page.getByLabel(instruments.weibull.fields.interval?.label ?? '').fill('5000');
  const question = page.getByRole('link', { name: labels.ask });
  await expect(question).toHaveAttribute('href', /5000/);
  await page.goto((await question.getAttribute('href')) ?? '');
  const message = messageForm(page).getByLabel(words.message.message);
  await expect(message).toHaveValue(/5000 h[\s\S]*IEC 61649[\s\S]*#numbers=si/);
});

/** Fills in the message form. @returns the form */
async function write(page: Page, message: string) {
  await page.goto('/contact-us');
  const form = messageForm(page);
  await form.getByLabel(words.message.person).fill(PERSON.person);
  await form.getByLabel(words.message.company).fill('Plant & Co');
  await form.getByLabel(words.message.email).fill(PERSON.email);
  await form.getByLabel(words.message.machine).selectOption('Pump');
  await form.getByLabel(words.message.message).fill(message);
  return form;
}

test('a message becomes an e-mail, which can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await write(page, 'It leaks.\nSince Monday.');
  await form.getByRole('button', { name: words.message.submit }).click();
  await expect(page.getByRole('heading', { name: reply.heading })).toBeFocused();
  expect(await axe(page, '#form-widget')).toEqual([]);
  const values = {
    ...PERSON,
    message: 'It leaks.\nSince Monday.',
    machine: 'Pump',
    company: 'Plant & Co',
  };
  expect(await preparedEmail(page)).toEqual({
    to: company.email.address,
    subject: 'Pump: a question from Anneke Visser, Plant & Co',
    body: fill(mails.message.body, values).replaceAll('\n', '\r\n'),
  });
  await form.getByRole('button', { name: reply.copy }).click();
  await expect(form.getByRole('status').filter({ hasText: reply.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('It leaks.');
});

test('of a message too long for a link, the e-mail asks to paste what was copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = await write(page, 'It leaks. '.repeat(300));
  await form.getByRole('button', { name: words.message.submit }).click();
  const { body } = await preparedEmail(page);
  expect(body).toBe(reply.paste);
  await form.getByRole('link', { name: reply.open }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('It leaks. It leaks.');
});

test('offline after load, an empty e-mail is handed to the mail program', async ({
  page,
  context,
}) => {
  await page.route('**/stand-in/reply.js', (route) => route.abort());
  const form = await write(page, 'x');
  await context.setOffline(true);
  const handed = await nextNavigation(page);
  await form.getByRole('button', { name: words.message.submit }).click();
  expect(await handed.url).toBe(`mailto:${company.email.address}`);
});

for (const width of [320, 390, 1280])
  test(`at ${width} px the forms fit, and nothing shifts while they load`, async ({ page }) => {
    // High enough for what is below the widgets to be in the window: only there does a shift count.
    await page.setViewportSize({ width, height: 4000 });
    await openHeld(page, '/contact-us');
    const shifts = await watchShifts(page);
    await page.clock.runFor(EMBED_DELAY_MS);
    await page.waitForFunction(() => 'StandInBooking' in window && 'StandInForms' in window);
    await page.clock.runFor(EMBED_RETRY_MS);
    for (const embed of [booking(page), messageForm(page)])
      await expect(embed).toHaveAttribute('data-state', 'ready');
    expect(await shifts()).toEqual([]);
    expect(await reflowFaults(page, 'site-embed')).toEqual([]);
    await page.clock.resume();
    expect(await axe(page, 'site-embed')).toEqual([]);
  });
