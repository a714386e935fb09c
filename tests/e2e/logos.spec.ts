import { expect, type Page } from '@playwright/test';
import { LOGO_CELL_PX, LOGO_LISTS, LOGO_LOOP_MS } from '../../src/config/constants.ts';
import { shownEntries } from '../support/content.ts';
import { logos } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';

/** Names of the clients, in the order of their file. */
const CLIENTS = shownEntries('clients').map(({ data }) => data.name);
const DRAWN = shownEntries('clients').filter(({ data }) => data.logo).length;

const belt = (page: Page) => logos(page).locator('.belt');
const motion = (page: Page) =>
  belt(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    return { state: animation?.playState, duration: timing?.duration, iterations: timing?.iterations, easing: timing?.easing };
  });

test('the clients are named once, in order, with a drawing where there is one', { tag: '@every-browser' }, async ({ page }) => {
  await page.goto('/');
  await expect(logos(page).getByRole('img')).toHaveCount(DRAWN);
  const names = logos(page).getByRole('listitem');
  expect(await names.evaluateAll((all) => all.map((one) => one.querySelector('img')?.alt ?? one.textContent))).toEqual(CLIENTS);
});

test('the belt has each client three times, in cells of 240 px', async ({ page }) => {
  await page.goto('/');
  const cells = await belt(page)
    .locator('li')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(cells).toEqual(Array(LOGO_LISTS * CLIENTS.length).fill(LOGO_CELL_PX));
});

test('the belt moves in a loop of 30 s, and stops under the pointer and with its checkbox', async ({ page }) => {
  await page.goto('/');
  expect(await motion(page)).toEqual({ state: 'running', duration: LOGO_LOOP_MS, iterations: Number.POSITIVE_INFINITY, easing: 'linear' });
  const stands = (state: string) => expect.poll(async () => (await motion(page)).state).toBe(state);
  await belt(page).hover({ force: true });
  await stands('paused');
  await page.mouse.move(0, 0);
  await stands('running');
  const pause = logos(page).getByRole('checkbox', { name: ui.carousel.pause });
  await pause.click();
  await page.mouse.move(0, 0);
  await stands('paused');
  await pause.press('Space');
  await stands('running');
});

for (const width of [320, 1280, 1920])
  test(`a loop moves the belt by one list and leaves no gap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const places = await belt(page).evaluate((element) => {
      const [animation] = element.getAnimations();
      animation?.pause();
      return [0, 10_000, 15_000, 29_999.999].map((ms) => {
        if (animation) animation.currentTime = ms;
        const { left, right } = element.getBoundingClientRect();
        const run = element.parentElement?.getBoundingClientRect();
        return { left, isFilled: left <= (run?.left ?? 0) && right >= innerWidth && run?.right === innerWidth };
      });
    });
    expect(places.map(({ isFilled }) => isFilled)).toEqual([true, true, true, true]);
    const movedTo = (at: number) => Math.round((places[0]?.left ?? 0) - (places[at]?.left ?? 0));
    expect([movedTo(2), movedTo(3)]).toEqual([(CLIENTS.length / 2) * LOGO_CELL_PX, CLIENTS.length * LOGO_CELL_PX]);
  });

test('a logo shows itself as its drawing program saved it, whatever another one contains', async ({ page }) => {
  await page.goto('/');
  await logos(page).scrollIntoViewIfNeeded();
  const pictures = logos(page).getByRole('img');
  await expect(pictures).toHaveCount(DRAWN);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
    .toBe(DRAWN);
  const isDrawn = await pictures.evaluateAll((all) =>
    all.map((one) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 183, height: 96 });
      const context = canvas.getContext('2d');
      context?.drawImage(one as HTMLImageElement, 0, 0, 183, 96);
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, 183, 96) ?? {};
      return data.some((value, at) => at % 4 === 3 && value > 200);
    }),
  );
  expect(isDrawn).toEqual(Array(DRAWN).fill(true));
});
