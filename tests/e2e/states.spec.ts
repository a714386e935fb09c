import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { lowContrastControls } from '../support/contrast.ts';
import { misfits } from '../support/reflow.ts';
import { DESK, nextFrame, PHONE, waitForFades } from '../support/site.ts';
import { openState, STATES } from '../support/states.ts';
import { test } from '../support/test.ts';

/** States with controls that have an icon and no text. */
const WITH_ICONS = ['all that moves paused', 'the popup open', 'the white-paper dialog open', 'several topics chosen'];

// axe is injected; the pages' own policy is tested in security.spec.ts.
test.use({ bypassCSP: true });

for (const state of STATES) {
  const { name, only, fails, part } = state;

  test(`axe finds no failure, and everything fits, with ${name}`, async ({ page, faults }) => {
    await page.setViewportSize(only === 'wide' ? DESK : PHONE);
    await openState(page, state);
    if (fails) expect(faults.splice(0)).not.toEqual([]);
    await waitForFades(page);
    expect(await axe(page, part)).toEqual([]);
    // The same state is checked on a desktop, in a small window and with enlarged text, rather than opened again there.
    if (!only) {
      await page.setViewportSize(DESK);
      await nextFrame(page);
      await waitForFades(page);
      expect(await axe(page, part), 'on a desktop').toEqual([]);
    }
    if (only !== 'wide') expect(await misfits(page, part)).toEqual([]);
  });

  if (WITH_ICONS.includes(name))
    test(`icons and the focus are visible in forced colours, with ${name}`, async ({ page }) => {
      await page.setViewportSize(DESK);
      await openState(page, state);
      await waitForFades(page);
      const control = page.locator(part).getByRole('button').first();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await lowContrastControls(page, part), colorScheme).toEqual([]);
        await control.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle), colorScheme).toBe('solid');
      }
    });
}
