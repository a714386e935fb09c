import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { PHONE, scrollThrough } from '../support/layout.ts';
import { reflowFaults } from '../support/reflow.ts';
import { ONE_OF_EACH_TEMPLATE } from '../support/routes.ts';
import { testOnSharedPage as test } from '../support/test.ts';

const MISSING = '/no-such-page';

/**
 * tests/content checks every page of the real site scrolled, hydrated and on a desktop;
 * states.spec.ts checks what moves.
 */
for (const route of [...ONE_OF_EACH_TEMPLATE, MISSING])
  test(`${route} passes axe on a phone, and fits 320 px and text of 200 %`, {
    tag: '@every-browser',
  }, async ({ page, faults }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    expect(await axe(page)).toEqual([]);
    await scrollThrough(page);
    expect(await reflowFaults(page)).toEqual([]);
    // What the console says of the missing page itself is tested in host.spec.ts.
    expect(faults.splice(0).filter((fault) => !fault.includes(MISSING))).toEqual([]);
  });
