import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { misfits } from '../support/reflow.ts';
import { test } from '../support/shared-page.ts';
import { ONE_OF_A_KIND, ONE_OF_EACH_TEMPLATE, PHONE, scrollThrough } from '../support/site.ts';

/** tests/content checks every page of the real site scrolled, hydrated and on a desktop; states.spec.ts checks what moves. */
const routes = [...ONE_OF_EACH_TEMPLATE, '/no-such-page', ...ONE_OF_A_KIND];

test.describe('axe finds no failure, and everything fits 320 × 256 px and text at 200 %', () => {
  for (const route of routes)
    test(`on ${route}, on a phone, before hydration`, async ({ shared: page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(route);
      expect(await axe(page)).toEqual([]);
      await scrollThrough(page);
      expect(await misfits(page)).toEqual([]);
    });
});
