import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { FLYER_SERVICE } from '../support/ui.ts';
import { dismissBannerAndPopup, scriptStarted } from '../support/visitor.ts';

const TIMES = 30;
/**
 * A leak leaves objects behind at each use; what the browser has not yet collected is less than that. Each limit is a share of the number
 * of uses, so that the same leak is found at any number.
 */
const SLACK = { nodes: TIMES / 2, listeners: TIMES / 10, timers: 1 };

/** Counts the pending timers of a page. */
const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<number>();
    Object.assign(window, { timers });
    const { setTimeout: later, setInterval: often, clearTimeout: drop } = window;
    window.setTimeout = ((handler: () => void, ms?: number) => {
      const id = later(() => {
        timers.delete(id);
        handler();
      }, ms);
      timers.add(id);
      return id;
    }) as typeof setTimeout;
    window.setInterval = ((handler: () => void, ms?: number) => {
      const id = often(handler, ms);
      timers.add(id);
      return id;
    }) as typeof setInterval;
    const clear = (id?: number) => {
      timers.delete(id ?? 0);
      drop(id);
    };
    window.clearTimeout = window.clearInterval = clear as typeof clearTimeout;
  });

interface Count {
  nodes: number;
  listeners: number;
  timers: number;
}

async function count(page: Page, session: CDPSession): Promise<Count> {
  // Garbage is collected in several steps.
  for (let round = 0; round < 3; round++) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  }
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => (window as unknown as { timers: Set<number> }).timers.size);
  return { nodes, listeners: jsEventListeners, timers };
}

/** Counts nodes, listeners and timers after 10 uses and again after `TIMES` more; returns those that grew beyond the limit. */
async function growth(page: Page, use: (page: Page, times: number) => Promise<unknown>): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await use(page, 10);
  const before = await count(page, session);
  await use(page, TIMES);
  const after = await count(page, session);
  return (['nodes', 'listeners', 'timers'] as const)
    .filter((what) => after[what] - before[what] > SLACK[what])
    .map((what) => `${what}: ${before[what]}, then ${after[what]}`);
}

/** Opens and closes by script in the page, one animation frame apart, without real input. */
const repeat = (page: Page, times: number, open: string, close: string) =>
  page.evaluate(
    async ([count, first, second]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const press = async (selector: string) => {
        for (let tries = 0; !document.querySelector(selector) && tries < 100; tries++) await frame();
        const found = document.querySelector<HTMLElement>(selector);
        if (!found) throw new Error(`Nothing to click: ${selector}`);
        found.click();
        await frame();
      };
      for (let n = 0; n < count; n++) {
        await press(first);
        await press(second);
      }
    },
    [times, open, close] as const,
  );

test.beforeEach(async ({ page }) => {
  await dismissBannerAndPopup(page);
  await countTimers(page);
  // The form in the frame is not tested here, and loading it at each use takes time.
  await page.route('**/stand-in/forms/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
  );
  await page.addInitScript(() => {
    window.open = () => null;
  });
});

for (const [name, route, open, close, width = 1280] of [
  ['a flyer’s dialog', FLYER_SERVICE, 'main a[data-dialog]', 'dialog button[aria-label]'],
  ['a white paper’s dialog', '/case-studies', '#cases a[data-dialog]', 'dialog button[aria-label]'],
  ['the services menu', '/privacy-policy', '[popovertarget=services-menu]', '[popovertarget=services-menu]'],
  ['the mobile menu', '/privacy-policy', '[popovertarget=menu]', '[popovertarget=menu]', 390],
  ['a topic of the filter', '/case-studies', 'form[name=topics] input', 'form[name=topics] input'],
  ['the cookie banner', '/privacy-policy', '[data-cookies-open]', '[data-cookies] [value=false]'],
  ['the pause of the logos', '/', '.logos button', '.logos button'],
] as const)
  test(`${TIMES} openings and closings of ${name} leave nothing behind`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.goto(route);
    await scriptStarted(page);
    expect(await growth(page, (each, times) => repeat(each, times, open, close))).toEqual([]);
    await expect(page.locator('dialog, iframe')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
