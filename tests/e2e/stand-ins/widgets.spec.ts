import { expect, type Page } from '@playwright/test';
import { load } from 'cheerio';
import { EMBED_DELAY_MS, EMBED_RETRY_MS } from '../../../src/config/constants.ts';
import { embedOf } from '../../../src/lib/embed-widget.ts';
import type { Unconnected } from '../../../src/lib/unconnected.ts';
import { STAND_INS } from '../../../src/stand-ins/vendors.ts';
import { axe } from '../../support/axe.ts';
import { openHeld } from '../../support/clock.ts';
import { booking, messageForm } from '../../support/parts.ts';
import { reflowFaults } from '../../support/reflow.ts';
import { settings } from '../../support/settings.ts';
import { watchShifts } from '../../support/shifts.ts';
import { test } from '../../support/test.ts';
import { emailOf, press } from '../../support/visitor.ts';

/** A Saturday, so that two full working weeks lie ahead. */
const NOW = new Date('2026-11-21T12:00:00Z');

/** The contact page of the fixture, as if no vendor were connected. */
function unconnected(html: string): string {
  const $ = load(html);
  const embeds = settings('embeds');
  const standIns = STAND_INS as Required<Unconnected>;
  for (const [at, kind] of (['booking', 'form'] as const).entries()) {
    const own = { path: 'a/b', slug: 'message' };
    const { html, calls } = embedOf(kind, { ...embeds[kind], ...standIns[kind] }, own);
    const embed = $('site-embed').eq(at).attr('data-embed', JSON.stringify(calls));
    embed.children('template').replaceWith(`<template>${html}</template>`);
  }
  return $.html();
}
test.beforeEach(({ page }) =>
  page.route('**/contact-us', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: unconnected(await response.text()) });
  }),
);

const openEmail = (page: Page) => page.getByRole('link', { name: 'Open the email' });
const days = (page: Page) =>
  booking(page).getByRole('group', { name: 'Day', exact: true }).getByRole('radio');

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
    const zone = 'Times are yours (Europe/London), with those of Utrecht beside them.';
    await expect(booking(page).getByText(zone)).toBeVisible();
    await expect(days(page)).toHaveCount(10);
    await expect(days(page).first()).toBeChecked();
    await expect(days(page).first()).toHaveAccessibleName('Mon 23 Nov');
    const time = booking(page).getByRole('radio', { name: '10:00 11:00 in Utrecht' });
    await expect(time).toBeVisible();
    await booking(page).getByRole('button', { name: 'Prepare the request' }).click();
    for (const name of ['time', 'person', 'email'])
      await expect(booking(page).locator(`[name=${name}]:invalid`).first()).toBeAttached();
    await expect(openEmail(page)).toHaveCount(0);
  });

  test('prepares an e-mail by keyboard alone, until an answer is changed', async ({ page }) => {
    await days(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(days(page).nth(1)).toBeFocused();
    const times = booking(page).getByRole('group', { name: 'Start on Tuesday 24 November' });
    await press(page, 'Tab', 'Space');
    await expect(times.getByRole('radio').first()).toBeChecked();
    for (const text of [
      'Anneke Visser',
      'a.visser@plant.example',
      'LM2500, spread on T48; & more',
    ]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await press(page, 'Tab', 'Enter');

    const heading = page.getByRole('heading', { name: 'Tuesday 24 November, 08:30' });
    await expect(heading).toBeFocused();
    expect(await axe(page, '#booking-widget')).toEqual([]);
    const { to, subject, body } = await emailOf(openEmail(page));
    expect(to).toBe('info@halden.example');
    expect(subject).toBe('Introductory meeting: Tuesday 24 November, 08:30');
    expect(body).toContain(
      'When: Tuesday 24 November, 08:30 (Europe/London), which is 09:30 in Utrecht\r\nName: Anneke Visser\r\n',
    );
    expect(body).toContain('About: LM2500, spread on T48; & more');

    await booking(page).getByLabel('Name').pressSequentially('!');
    await expect(heading).toHaveCount(0);
  });
});

test('a message in the URL stands in the form, also if the URL was cut off', async ({ page }) => {
  await page.goto('/contact-us#message=A%20%2B%20B%E2%8');
  await expect(messageForm(page).getByLabel('Message')).toHaveValue(/^A \+ B/);
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
  await page.getByRole('button', { name: 'Your numbers' }).click();
  await page.getByLabel('Planned interval').fill('5000');
  const question = page.getByRole('link', { name: 'Ask about these numbers' });
  await expect(question).toHaveAttribute('href', /5000/);
  await page.goto((await question.getAttribute('href')) ?? '');
  const message = messageForm(page).getByLabel('Message');
  await expect(message).toHaveValue(/5000 h[\s\S]*IEC 61649[\s\S]*#numbers=si/);
});

test.describe('a message', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  async function send(page: Page, message: string): Promise<void> {
    await page.goto('/contact-us');
    const form = messageForm(page);
    await form.getByLabel('Name').fill('Anneke Visser');
    await form.getByLabel('Company').fill('Plant & Co');
    await form.getByLabel('Email').fill('a.visser@plant.example');
    await form.getByLabel('Machine').selectOption('Pump');
    await form.getByLabel('Message').fill(message);
    await form.getByRole('button', { name: 'Prepare the email' }).click();
  }
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('becomes an e-mail, which can be copied', async ({ page }) => {
    await send(page, 'It leaks.\nSince Monday.');
    const subject = 'Pump: a question from Anneke Visser, Plant & Co';
    const body =
      'It leaks.\nSince Monday.\n\nMachine: Pump\nName: Anneke Visser\nCompany: Plant & Co\nEmail: a.visser@plant.example';
    expect(await emailOf(openEmail(page))).toEqual({
      to: 'info@halden.example',
      subject,
      body: body.replaceAll('\n', '\r\n'),
    });
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
    expect(await copied(page)).toBe(`${subject}\n\n${body}`);
  });

  test('too long for a link is copied, and the e-mail asks to paste it', async ({ page }) => {
    await send(page, 'It leaks. '.repeat(300));
    const { body } = await emailOf(openEmail(page));
    expect(body).toBe('Please paste the copied text here.');
    await openEmail(page).click();
    await expect.poll(() => copied(page)).toContain('It leaks. It leaks.');
  });
});

const areReady = async (page: Page) => {
  for (const embed of [booking(page), messageForm(page)])
    await expect(embed).toHaveAttribute('data-state', 'ready');
};

for (const width of [320, 1280])
  test(`nothing shifts at ${width} px while the forms load`, async ({ page }) => {
    // High enough for what is below the widgets to be in the window: only there does a shift count.
    await page.setViewportSize({ width, height: 4000 });
    await openHeld(page, '/contact-us');
    const shifts = await watchShifts(page);
    await page.clock.runFor(EMBED_DELAY_MS);
    await page.waitForFunction(() => 'StandInBooking' in window && 'StandInForms' in window);
    await page.clock.runFor(EMBED_RETRY_MS);
    await areReady(page);
    expect(await shifts()).toEqual([]);
  });

test('the forms pass axe, and fit 320 px and text of 200 %', async ({ page }) => {
  await page.goto('/contact-us');
  await areReady(page);
  expect(await axe(page, 'site-embed')).toEqual([]);
  expect(await reflowFaults(page, 'site-embed')).toEqual([]);
});
