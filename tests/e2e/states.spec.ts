import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { lowContrastControls } from '../support/contrast.ts';
import { misfits } from '../support/reflow.ts';
import { DESK, nextFrame, PHONE, waitForFades } from '../support/site.ts';
import { openState, STATES } from '../support/states.ts';
import { test } from '../support/test.ts';

/** States with controls that have an icon and no text. */
const WITH_ICONS = ['all that moves paused', 'the popup open', 'the white-paper dialog open', 'several topics chosen'];

/** In forced colours: every control without text is visible, and the focus has its ring. */
async function lookInForcedColours(page: Page, part: string): Promise<void> {
  const control = page.locator(part).getByRole('button').first();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect(await lowContrastControls(page, part), colorScheme).toEqual([]);
    await control.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle), colorScheme).toBe('solid');
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

test.describe('axe finds no failure, everything fits 320 × 256 px and text at 200 %, and icons are visible in forced colours', () => {
  // axe is injected; the pages' own policy is tested in security.spec.ts.
  test.use({ bypassCSP: true });

  for (const state of STATES)
    test(`with ${state.name}`, async ({ page, faults }) => {
      const isDesk = state.only === 'wide';
      await page.setViewportSize(isDesk ? DESK : PHONE);
      await openState(page, state);
      if (state.fails) expect(faults.splice(0)).not.toEqual([]);
      await waitForFades(page);
      expect(await axe(page, state.part)).toEqual([]);
      // The same state is checked on a desktop, in a small window and with enlarged text, rather
      // than opened again there.
      if (!state.only) {
        await page.setViewportSize(DESK);
        await nextFrame(page);
        await waitForFades(page);
        expect(await axe(page, state.part), 'on a desktop').toEqual([]);
      }
      if (WITH_ICONS.includes(state.name)) await lookInForcedColours(page, state.part);
      if (!isDesk) expect(await misfits(page, state.part)).toEqual([]);
    });
});
