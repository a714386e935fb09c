import { expect, type Page, test } from '@playwright/test';
import { axe, failures } from '../support/engines.ts';
import { tooSmall } from '../support/focus.ts';
import { faint } from '../support/looks.ts';
import { DESK, fadedIn, PHONE, settled } from '../support/site.ts';
import { bring, STATES, statesAt } from '../support/states.ts';
import { ui } from '../support/ui.ts';

// Three engines take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });

test.describe('engines find no failure, and no control is too small', () => {
  // The engines are injected; the pages' own policy is tested in security.spec.ts.
  test.use({ bypassCSP: true });

  for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK }))
    for (const state of statesAt(viewport.width))
      test(`on a ${name} with ${state.name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await bring(page, state);
        await fadedIn(page);
        // All three judge each state once, on a phone where it can be had there; on a desk axe says whether the layout hides or dims a part.
        const isJudgedOnPhone = viewport === DESK && state.only !== 'wide';
        const found = [...(await (isJudgedOnPhone ? axe(page) : failures(page))), ...(await tooSmall(page))];
        // Alfa takes what of a control another layer leaves free for all of it; axe and the ruler measure the whole.
        expect(found.filter((failure) => !state.over || !failure.startsWith('alfa sia-r113'))).toEqual([]);
      });
});

/** Animations that go on by themselves for more than five seconds. */
const endless = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => animation.playState === 'running' && Number(animation.effect?.getComputedTiming().endTime ?? 0) > 5000)
        .length,
  );

test('with all that moves paused, nothing moves; before, it did', async ({ page }) => {
  const state = STATES.find(({ name }) => name === 'all that moves paused');
  if (!state) throw new Error('There is no such state.');
  await bring(page, { ...state, open: async () => expect(await endless(page)).toBeGreaterThan(1) });
  await state.open(page);
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await endless(page)).toBe(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('the hero is at rest, nothing moves by itself, and nothing offers to stop it', async ({ page, context }) => {
    await settled(context);
    await page.goto('/');
    await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded();
    expect(await endless(page)).toBe(0);
    await expect(page.locator('.rotor-row').first()).toHaveCSS('animation-name', 'none');
    await expect(page.getByText(ui.carousel.pause, { exact: true }).locator('visible=true')).toHaveCount(0);
  });
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: 'active' } });

    test('every control without words is drawn, and the focus has its ring', async ({ page }) => {
      const looked = ['all that moves paused', 'the popup open', 'the flyer dialog open', 'several topics chosen'];
      for (const state of STATES.filter(({ name }) => looked.includes(name))) {
        await bring(page, state);
        await page.evaluate(() => document.fonts.ready);
        expect(await faint(page, state.part), state.name).toEqual([]);
        const control = page.locator(state.part).getByRole('button').first();
        await control.focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle), state.name).toBe('solid');
        await page.clock.resume();
      }
    });

    test('one that is drawn in the colours of the ground is found', async ({ page }) => {
      await page.setContent(
        '<main><button aria-label="a" style="width:40px;height:40px;border:0;appearance:none;background:Canvas"></button></main>',
      );
      expect(await faint(page, 'main')).toHaveLength(1);
    });
  });
