import { expect, type Page } from '@playwright/test';
import { DESK, PHONE } from '../support/layout.ts';
import { FLYER_SERVICE } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { press } from '../support/visitor.ts';

/** The links of the menus, in their order. */
const LINKS = [
  'Support to Operations',
  'Support to Projects',
  'All Our Services',
  'Case Studies',
  'About Us',
  'Contact Us',
];

/**
 * The popovers of the bar; the browser tells assistive technology by itself whether they are open.
 */
const services = (page: Page) => page.locator('#services-menu');
const menu = (page: Page) => page.locator('#menu');

test.describe('the bar on a desktop', () => {
  test.use({ viewport: DESK });

  test('opens the links to the services, stays at the top and leads home', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/about-us');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', { name: 'Services', exact: true });
    await expect(services(page)).toBeHidden();
    await button.click();
    await expect(services(page)).toBeVisible();
    await expect(nav.getByRole('link')).toHaveText(LINKS);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expect(services(page)).toBeHidden();
    await button.click();
    await nav.getByRole('link', { name: 'Support to Projects' }).click();
    await expect(page).toHaveURL('/support-to-projects');

    // A wheel that turns during the transition between two pages is lost.
    await expect(async () => {
      await page.mouse.wheel(0, 1200);
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    }).toPass();
    expect(
      await page.getByRole('banner').first().boundingBox(),
      'it stays at the top',
    ).toMatchObject({ y: 0, height: 80 });
    await page.getByRole('link', { name: 'Halden Rotor Practice, home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('can be skipped and used by keyboard', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await press(page, 'Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();

    const button = page.getByRole('button', { name: 'Services', exact: true });
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await press(page, key);
      await expect(services(page)).toBeVisible();
      await press(page, key);
      await expect(services(page)).toBeHidden();
    }
    await press(page, 'Enter', 'Tab');
    await expect(page.getByRole('link', { name: 'Support to Operations' }).first()).toBeFocused();
    await press(page, 'Escape');
    await expect(services(page)).toBeHidden();
    await expect(button).toBeFocused();
    await press(page, 'Enter', ...Array<string>(LINKS.length).fill('Tab'), 'Tab');
    await expect(services(page)).toBeHidden();
    await button.focus();
    await press(page, 'Enter', 'Shift+Tab');
    await expect(services(page)).toBeHidden();
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('opens and closes with its button, and as soon as a link is chosen', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/about-us');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.tap();
    await expect(menu(page)).toBeVisible();
    await expect(links).toHaveText(LINKS);
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(links).toHaveCount(0);
    await open.tap();
    // The page is not left, so that only the menu itself can have closed.
    await page.evaluate(() =>
      addEventListener('click', (event) => event.preventDefault(), { once: true }),
    );
    await links.last().tap();
    await expect(open).toBeVisible();
  });

  test('opens with Enter, Tab moves through its links into the page, Escape returns the focus', async ({
    page,
  }) => {
    await page.goto(FLYER_SERVICE);
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
    for (const name of LINKS) {
      await press(page, 'Tab');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }),
      ).toBeFocused();
    }
    await press(page, 'Escape');
    await expect(open).toBeFocused();
    await press(page, 'Enter', ...Array<string>(LINKS.length + 1).fill('Tab'));
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

for (const viewport of [PHONE, DESK])
  test(`without popovers the menus are plain lists above the page, at ${viewport.width} px`, async ({
    page,
  }) => {
    // As a browser that does not know them reads the page and its styles.
    await page.route(/\/about-us$|\.css$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':unknown')
        .replaceAll(/ popover(?=[ >])/g, '');
      await route.fulfill({ response, body });
    });
    await page.setViewportSize(viewport);
    await page.goto('/about-us');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link')).toHaveText(LINKS);
    await expect(bar.getByRole('button')).toHaveCount(0);
    await bar.getByRole('link').last().click({ trial: true });
    const end = (await page.getByRole('banner').first().boundingBox())?.height;
    expect((await page.getByRole('main').boundingBox())?.y).toBe(end);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  });

test('a page is at its top after a link, Back and a reload', async ({ page }) => {
  const isAtTop = () => expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const scrollDown = () => page.evaluate(() => scrollTo(0, 900));
  await page.goto(FLYER_SERVICE);
  await scrollDown();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
  await link.click();
  await expect(page).toHaveURL('/about-us');
  await isAtTop();
  await scrollDown();
  await page.goBack();
  await expect(page).toHaveURL(FLYER_SERVICE);
  await isAtTop();
  await scrollDown();
  await page.reload();
  await isAtTop();
});

test.describe('the PDF viewer', () => {
  test('without history Back leads to the service', { tag: '@every-browser' }, async ({
    page,
    context,
  }) => {
    await page.goto('/case-studies');
    const paper = page
      .locator('[data-id="12"]')
      .getByRole('link', { name: 'Download White Paper' });
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      paper.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await tab.waitForURL(/technologyqualification$/);
    await tab.getByRole('link', { name: 'Back' }).click();
    await expect(tab).toHaveURL('/seal-qualification');
  });

  test('has the tab order Back, Download PDF; Back leads to the page before', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/case-studies');
    await page.goto('/technologyqualification');
    await press(page, 'Tab');
    await expect(page.getByRole('link', { name: 'Back' })).toBeFocused();
    await press(page, 'Tab');
    await expect(page.locator('header').getByRole('link', { name: 'Download PDF' })).toBeFocused();
    await press(page, 'Shift+Tab', 'Enter');
    await expect(page).toHaveURL('/case-studies');
  });
});
