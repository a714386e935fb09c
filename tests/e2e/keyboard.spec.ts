import { expect } from '@playwright/test';
import { countTabStops, stopFaults, tabThrough } from '../support/focus.ts';
import { carousel } from '../support/parts.ts';
import { DESK, PHONE, scrollThrough } from '../support/site.ts';
import { STATES } from '../support/states.ts';
import { test } from '../support/test.ts';
import { CASE, FLYER_SERVICE } from '../support/ui.ts';
import { press, scriptStarted } from '../support/visitor.ts';

/** Pages that together have every kind of control; on the contact page the widgets are loaded. */
const PAGES = ['/', '/case-studies', CASE, FLYER_SERVICE, '/contact-us'];

test.describe('of a new visitor', () => {
  test.use({ stored: {} });

  for (const route of PAGES)
    test(`Tab reaches every control of ${route} once, in order, visible and with a focus ring`, async ({ page }) => {
      await page.goto(route);
      await scriptStarted(page);
      await expect(page.locator('[data-cookies]')).toBeVisible();
      if (route === '/contact-us') await expect(page.locator('site-embed[data-state=ready]')).toHaveCount(2);
      for (const viewport of [DESK, PHONE]) {
        await page.setViewportSize(viewport);
        await scrollThrough(page);
        const expected = await countTabStops(page);
        const stops = await tabThrough(page, expected + 3);
        expect(stopFaults(stops), `${viewport.width} px`).toEqual([]);
        // Controls such as the filter's Clear button appear and disappear; those present at the start are counted.
        expect(stops.length, `${viewport.width} px: ${stops.map((stop) => stop.name).join(' · ')}`).toBe(expected);
      }
    });
});

// Where the focus begins and returns to: form-dialogs.spec.ts, popup.spec.ts.
for (const { name, route, prepare, open } of STATES.filter(({ part }) => part === 'dialog'))
  test(`Tab and Shift+Tab stay inside the dialog and its frame, with ${name}`, async ({ page }) => {
    await prepare?.(page);
    await page.goto(route);
    await open(page);
    const seen = new Set<string>();
    for (let step = 0; step < 24; step++) {
      await press(page, step < 16 ? 'Tab' : 'Shift+Tab');
      const where = await page.evaluate(() => {
        const focused = document.activeElement;
        // Behind the last control the browser's own come.
        if (!focused || focused === document.body) return '';
        return focused.closest('dialog') ? focused.tagName : focused.outerHTML;
      });
      seen.add(where);
    }
    const hasFrame = (await page.locator('dialog[open] iframe').count()) > 0;
    expect([...seen].filter(Boolean).sort()).toEqual(hasFrame ? ['A', 'BUTTON', 'IFRAME'] : ['A', 'BUTTON']);
  });

test('a table of figures opens by keyboard, and is a tab stop while it is wider than its box', async ({ page }) => {
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
});

test('the focus moves from the testimonials’ scroll container to the controls once they are hydrated', async ({ page }) => {
  await page.route('**/_astro/Testimonials.*', async (route) => {
    await page.locator('.slides').evaluate((strip) => strip.contains(document.activeElement) || (strip as HTMLElement).focus());
    await route.continue();
  });
  await page.goto('/');
  await page.locator('.slides').evaluate((strip) => strip.scrollIntoView({ block: 'center' }));
  await expect(carousel(page).getByRole('button', { name: /Pause|Play/ })).toBeFocused();
});
