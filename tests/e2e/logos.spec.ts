import { expect, type Page } from '@playwright/test';
import { LOGO_CELL_PX, LOGO_LISTS, LOGO_LOOP_MS } from '../../src/config/constants.ts';
import { shownEntries } from '../support/content.ts';
import { logos } from '../support/parts.ts';
import { horizontalOverflow } from '../support/site.ts';
import { test } from '../support/test.ts';
import { ui } from '../support/ui.ts';

/** Names of the clients, in the order of their file. */
const CLIENTS = shownEntries('clients').map(({ data }) => data.name);
const DRAWN = shownEntries('clients').filter(({ data }) => data.logo).length;
const CELLS = LOGO_LISTS * CLIENTS.length;

const belt = (page: Page) => logos(page).locator('.belt');
const motion = (page: Page) =>
  belt(page).evaluate((element) => {
    const [animation] = element.getAnimations();
    const timing = animation?.effect?.getComputedTiming();
    return { state: animation?.playState, duration: timing?.duration, iterations: timing?.iterations, easing: timing?.easing };
  });

test('the clients are named once, in order, and drawn or shown as text three times in cells of 240 px; a loop moves by one list in 30 s, and pauses', async ({
  page,
}) => {
  await page.goto('/');
  await expect(logos(page).getByRole('img')).toHaveCount(DRAWN);
  expect(
    await logos(page)
      .getByRole('listitem')
      .evaluateAll((all) => all.map((one) => one.querySelector('img')?.alt ?? one.textContent)),
  ).toEqual(CLIENTS);
  const cells = await belt(page)
    .locator('li')
    .evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(cells).toEqual(Array(CELLS).fill(LOGO_CELL_PX));
  await expect(belt(page).locator('ul[aria-hidden=true]')).toHaveCount(2);

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

  for (const width of [320, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
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
    expect(
      places.map(({ isFilled }) => isFilled),
      `${width} px`,
    ).toEqual([true, true, true, true]);
    const movedTo = (at: number) => Math.round((places[0]?.left ?? 0) - (places[at]?.left ?? 0));
    expect([movedTo(2), movedTo(3)]).toEqual([(CLIENTS.length / 2) * LOGO_CELL_PX, CLIENTS.length * LOGO_CELL_PX]);
    expect(await horizontalOverflow(page), `${width} px`).toBe('');
  }
});

test('a logo shows itself as its drawing program saved it, whatever another one contains', async ({ page }) => {
  await page.goto('/');
  await logos(page).scrollIntoViewIfNeeded();
  const pictures = logos(page).getByRole('img');
  await expect(pictures).toHaveCount(DRAWN);
  await expect
    .poll(() => pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length))
    .toBe(DRAWN);
  const colours = await pictures.evaluateAll((all) =>
    all.map((one) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 183, height: 96 });
      const context = canvas.getContext('2d');
      context?.drawImage(one as HTMLImageElement, 0, 0, 183, 96);
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, 183, 96) ?? {};
      return data.some((value, at) => at % 4 === 3 && value > 200);
    }),
  );
  expect(colours).toEqual(Array(DRAWN).fill(true));
});
