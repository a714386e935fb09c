// cspell:ignore Brenta Corvo Dellart
import { expect, type Page } from '@playwright/test';
import { LOGO_CELL_PX, LOGO_LISTS, LOGO_LOOP_MS } from '../../src/config/constants.ts';
import { logos } from '../support/parts.ts';
import { test } from '../support/test.ts';

const CLIENTS = ['Albeck', 'Brenta Gas', 'Corvo Marine', 'Dellart'];
const belt = (page: Page) => logos(page).locator('.belt');

test('the clients are named once, in order, all but Brenta Gas with a drawing', {
  tag: '@every-browser',
}, async ({ page }) => {
  await page.goto('/');
  await logos(page).scrollIntoViewIfNeeded();
  const names = logos(page).getByRole('listitem');
  expect(
    await names.evaluateAll((all) =>
      all.map((one) => one.querySelector('img')?.alt ?? one.textContent),
    ),
  ).toEqual(CLIENTS);
  const drawings = logos(page).getByRole('img');
  await expect(drawings).toHaveCount(CLIENTS.length - 1);
  for (const drawing of await drawings.all())
    await expect(drawing).not.toHaveJSProperty('naturalWidth', 0);
});

test('the belt has each client three times, and moves by one list in 30 s', async ({ page }) => {
  await page.goto('/');
  const cells = await belt(page)
    .locator('li')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(cells).toEqual(Array(LOGO_LISTS * CLIENTS.length).fill(LOGO_CELL_PX));
  const moved = await belt(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const placeAt = (share: number) => {
      const { duration } = animation?.effect?.getTiming() ?? {};
      if (animation) animation.currentTime = share * Number(duration);
      return element.getBoundingClientRect().left;
    };
    const { duration, iterations, easing } = animation?.effect?.getTiming() ?? {};
    return { duration, iterations, easing, px: Math.round(placeAt(0) - placeAt(0.9999)) };
  });
  const list = CLIENTS.length * LOGO_CELL_PX;
  expect(moved).toMatchObject({
    duration: LOGO_LOOP_MS,
    iterations: Number.POSITIVE_INFINITY,
    easing: 'linear',
  });
  expect(Math.abs(moved.px - list)).toBeLessThanOrEqual(1);
});

test('the belt stops under the pointer, and when its checkbox says so', async ({ page }) => {
  await page.goto('/');
  const expectBelt = (state: AnimationPlayState) =>
    expect
      .poll(() => belt(page).evaluate((element) => element.getAnimations()[0]?.playState))
      .toBe(state);
  await belt(page).hover({ force: true });
  await expectBelt('paused');
  await page.mouse.move(0, 0);
  await expectBelt('running');
  const pause = logos(page).getByRole('checkbox', { name: 'Pause' });
  await pause.press('Space');
  await expectBelt('paused');
  await pause.press('Space');
  await expectBelt('running');
});
