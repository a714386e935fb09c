import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { reflowFaults } from '../support/reflow.ts';
import { DESK, PHONE, waitForFades } from '../support/site.ts';
import { STATES } from '../support/states.ts';
import { test } from '../support/test.ts';

// axe is injected; the pages' own policy is tested in build/security.test.ts.
test.use({ bypassCSP: true });

/** Buttons whose icon has the colour of their ground. */
const invisibleIcons = (page: Page, part: string) =>
  page
    .locator(part)
    .locator('button:visible:has(svg)')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const icon = getComputedStyle(button.querySelector('svg :not(g)') ?? button);
          return ![icon.fill, icon.stroke].some(
            (colour) => colour !== 'none' && colour !== getComputedStyle(button).backgroundColor,
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    );

for (const { name, route, only, fails, part, prepare, open } of STATES)
  test(`axe finds no failure, and everything fits, with ${name}`, async ({ page, faults }) => {
    await page.setViewportSize(only === 'wide' ? DESK : PHONE);
    await prepare?.(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    await open(page);
    if (fails) expect(faults.splice(0)).not.toEqual([]);
    await waitForFades(page);
    expect(await axe(page, part)).toEqual([]);
    if (only !== 'wide') expect(await reflowFaults(page, part)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await invisibleIcons(page, part), 'in forced colours').toEqual([]);
  });
