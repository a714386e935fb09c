import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { misfits } from '../support/reflow.ts';
import { ONE_OF_A_KIND, ONE_OF_EACH_TEMPLATE, PHONE, scrollThrough } from '../support/site.ts';
import { testOnSharedPage as test } from '../support/test.ts';

/** tests/content checks every page of the real site scrolled, hydrated and on a desktop; states.spec.ts checks what moves. */
const routes = [...ONE_OF_EACH_TEMPLATE, '/no-such-page', ...ONE_OF_A_KIND];

test.describe('on a phone', () => {
  test.beforeEach(({ shared: page }) => page.setViewportSize(PHONE));

  for (const route of routes) {
    test(`axe finds no failure on ${route} before hydration`, { tag: '@every-browser' }, async ({ shared: page }) => {
      await page.goto(route);
      expect(await axe(page)).toEqual([]);
    });

    test(`${route} fits 320 × 256 px, and text of 200 %`, { tag: '@every-browser' }, async ({ shared: page }) => {
      await page.goto(route);
      await scrollThrough(page);
      expect(await misfits(page)).toEqual([]);
    });
  }
});
