import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { misfits } from '../support/reflow.ts';
import { test } from '../support/shared-page.ts';
import { DESK, ONE_OF_A_KIND, ONE_OF_EACH_TEMPLATE, PHONE, scrollThrough } from '../support/site.ts';

/** tests/content looks at every page of the real site; what moves is judged in states.spec.ts. */
const routes = [...ONE_OF_EACH_TEMPLATE, '/no-such-page', ...ONE_OF_A_KIND];

const bodyOf = (page: Page) => page.locator('body').evaluate((body) => body.outerHTML);

test.describe('axe finds no failure, and all fits 320 × 256 px and text at 200 %', () => {
  for (const route of routes)
    test(`on ${route}, on a desktop and a phone, before and after scrolling and hydration`, async ({ shared: page }) => {
      await page.setViewportSize(DESK);
      await page.goto(route);
      expect(await axe(page), 'on a desk, before').toEqual([]);
      await page.setViewportSize(PHONE);
      expect(await axe(page), 'on a phone, before').toEqual([]);
      const judged = await bodyOf(page);
      await scrollThrough(page);
      // Where scrolling leaves the DOM unchanged, it has been judged already.
      if ((await bodyOf(page)) !== judged) {
        expect(await axe(page), 'on a phone, after').toEqual([]);
        await page.setViewportSize(DESK);
        expect(await axe(page), 'on a desk, after').toEqual([]);
      }
      expect(await misfits(page)).toEqual([]);
    });
});
