import { expect, type Page } from '@playwright/test';
import { scriptStarted } from '../support/clock.ts';
import { DESK, nextFrame, PHONE, scrollThrough } from '../support/layout.ts';
import { CASE, carousel, FLYER_SERVICE } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { press } from '../support/visitor.ts';

/**
 * Pages that together have every kind of control, in windows that together have both menus; on the
 * contact page the widgets are loaded.
 */
const PAGES = [
  ['/', DESK],
  ['/case-studies', PHONE],
  [CASE, DESK],
  [FLYER_SERVICE, PHONE],
  ['/contact-us', PHONE],
] as const;

/** The visible controls of a page; of a group of radio buttons, Tab reaches one. */
const controlsOf = (page: Page) =>
  page
    .locator(
      'a[href], button, input:not([type=radio]), fieldset:has([type=radio]), select, textarea, summary, iframe, [tabindex="0"]',
    )
    .evaluateAll(
      (all) =>
        all.filter(
          (element) =>
            element instanceof HTMLElement &&
            (element.tabIndex >= 0 || element.tagName === 'FIELDSET') &&
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('[inert]'),
        ).length,
    );

/**
 * Notes each control that Tab leaves, and what is wrong with it. Once Tab has left the page, the
 * body has the focus.
 */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const reached = new Map<Element, string[]>();
    Object.assign(window, { reached });
    const middle = (from: number, length: number, end: number) =>
      (Math.max(from, 0) + Math.min(from + length, end)) / 2;
    const look = () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      const box = focused.getClientRects()[0] ?? new DOMRect();
      const top = document.elementFromPoint(
        middle(box.left, box.width, innerWidth),
        middle(box.top, box.height, innerHeight),
      );
      const isSeen = top && (focused.contains(top) || focused.closest('label')?.contains(top));
      const name = focused.outerHTML.slice(0, 90);
      reached.set(focused, [
        ...(outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2
          ? [`no focus ring: ${name}`]
          : []),
        ...(isSeen ? [] : [`hidden: ${name}`]),
      ]);
    };
    addEventListener('keydown', look, true);
  });
const reachedOf = (page: Page) =>
  page.evaluate(() => [
    ...(window as unknown as { reached: Map<Element, string[]> }).reached.values(),
  ]);

test.describe('of a new visitor', () => {
  test.use({ stored: {} });

  for (const [route, viewport] of PAGES)
    test(`Tab reaches every control of ${route}, visible and with a focus ring`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(route);
      await scriptStarted(page);
      await expect(page.locator('[data-cookies]')).toBeVisible();
      if (route === '/contact-us')
        await expect(page.locator('site-embed[data-state=ready]')).toHaveCount(2);
      await scrollThrough(page);
      const count = await controlsOf(page);
      await watchFocus(page);
      await press(page, ...Array<string>(count + 1).fill('Tab'));
      expect(
        await page.evaluate(() => document.activeElement?.tagName),
        'Tab has left the page',
      ).toBe('BODY');
      const reached = await reachedOf(page);
      expect(reached.flat()).toEqual([]);
      expect(reached).toHaveLength(count);
    });
});

test('a table of figures opens by keyboard, and is a tab stop while it is wider than its box', async ({
  page,
}) => {
  await page.setViewportSize({ width: 150, height: 800 });
  await page.goto(CASE);
  const details = page.locator('details').first();
  await details.locator('summary').focus();
  await press(page, 'Enter', 'Tab');
  const table = details.getByRole('group');
  await expect(table).toBeFocused();
  await expect(table).toHaveAccessibleName(/\w+/);
  await expect(details.getByRole('columnheader').first()).toBeVisible();
  await page.setViewportSize(DESK);
  await expect(table).toHaveAttribute('tabindex', '-1');
  await page.goto('/how-we-work');
  const tables = page.locator('[role=group][tabindex]');
  await expect(tables).toHaveCount(2);
  for (const each of await tables.all()) await expect(each).toHaveAttribute('tabindex', '-1');
});

test('the focus moves from the testimonials’ scroll container to the controls once they are hydrated', async ({
  page,
}) => {
  await page.route('**/_astro/Testimonials.*', async (route) => {
    await page
      .locator('.slides')
      .evaluate(
        (strip) => strip.contains(document.activeElement) || (strip as HTMLElement).focus(),
      );
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.slides').evaluate((strip) => strip.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).getByRole('button', { name: /Pause|Play/ })).toBeFocused();
  await page.setViewportSize(PHONE);
  await nextFrame(page);
  await expect(page.locator('.slides')).toHaveAttribute('tabindex', '-1');
});
