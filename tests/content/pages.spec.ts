import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { listed } from '../support/dist.ts';
import { DESK, horizontalOverflow, scrollThrough } from '../support/site.ts';
import { testOnSharedPage as test } from '../support/test.ts';

/** The narrowest window that every page has to fit (WCAG 1.4.10), px. */
const NARROW = { width: 320, height: 640 };

// The templates are checked on a phone in e2e/every-page.spec.ts.
for (const { route } of listed)
  test(`${route}: axe finds nothing on a desktop, nothing sticks out at 320 px`, async ({ shared: page }) => {
    await page.setViewportSize(DESK);
    await page.goto(route);
    await scrollThrough(page);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await horizontalOverflow(page), 'at 320 px').toBe('');
  });
