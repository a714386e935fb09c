import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { DESK, horizontalOverflow, layOut, scrollThrough } from '../support/layout.ts';
import { LISTED_ROUTES, ONE_OF_EACH_TEMPLATE } from '../support/routes.ts';
import { testOnSharedPage as test } from '../support/test.ts';

/** The narrowest window that every page has to fit (WCAG 1.4.10), px. */
const NARROW = { width: 320, height: 640 };

for (const route of LISTED_ROUTES)
  test(`nothing sticks out of ${route} at 320 px`, async ({ page }) => {
    await page.setViewportSize(NARROW);
    await page.goto(route);
    await layOut(page);
    expect(await horizontalOverflow(page)).toBe('');
  });

// What a text can break on the other pages, html-validate finds. The fixture's templates are
// checked on a phone in e2e/every-page.spec.ts.
for (const route of ONE_OF_EACH_TEMPLATE)
  test(`axe finds nothing on ${route} on a desktop`, async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(route);
    await scrollThrough(page);
    expect(await axe(page)).toEqual([]);
  });
