import { expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { lowContrastControls } from '../support/contrast.ts';
import { misfits } from '../support/reflow.ts';
import { DESK, nextFrame, PHONE, waitForFades } from '../support/site.ts';
import { openState, STATES } from '../support/states.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';

test.describe('axe finds no failure, and everything fits 320 × 256 px and text at 200 %', () => {
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
      if (!isDesk) expect(await misfits(page, state.part)).toEqual([]);
    });
});

/** Animations that run for more than 5 s without being started by the visitor. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime ?? 0) > 5000)
        .length,
  );

test('pausing each animation stops all of them', async ({ page }) => {
  const state = STATES.find(({ name }) => name === 'all that moves paused');
  if (!state) throw new Error('There is no such state.');
  await openState(page, { ...state, open: () => expect.poll(() => endless(page)).toBeGreaterThan(1) });
  await state.open(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await endless(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('no animation runs, and no pause button is shown', async ({ page }) => {
    await page.goto('/');
    await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded();
    expect(await endless(page)).toBe(0);
    await expect(page.locator('.rotor-row').first()).toHaveCSS('animation-name', 'none');
    await expect(page.getByText(ui.carousel.pause, { exact: true }).locator('visible=true')).toHaveCount(0);
  });
});

const LOOKED_AT = ['all that moves paused', 'the popup open', 'the white-paper dialog open', 'several topics chosen'];
for (const state of STATES.filter(({ name }) => LOOKED_AT.includes(name)))
  test(`in forced colours every control without text is visible, and the focus has its ring: ${state.name}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openState(page, state);
    const control = page.locator(state.part).getByRole('button').first();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await lowContrastControls(page, state.part), colorScheme).toEqual([]);
      await control.focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle), colorScheme).toBe('solid');
    }
  });
