import { test as base, expect, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { listed } from '../support/dist.ts';
import { DESK, horizontalOverflow, PHONE, scrollThrough } from '../support/site.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

/** The narrowest window that every page has to fit (WCAG 1.4.10), px. */
const NARROW = { width: 320, height: 640 };

/** One page of the browser for all tests of a worker: axe is compiled once. It is injected, which the site's policy would forbid. */
const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', bypassCSP: true, reducedMotion: 'reduce' });
      await dismissBannerAndPopup(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

for (const { route } of listed)
  test(`${route}: axe finds nothing on a phone and a desktop, nothing sticks out at 320 px`, async ({ shared: page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(route);
    await scrollThrough(page);
    expect(await axe(page), 'on a phone').toEqual([]);
    await page.setViewportSize(DESK);
    expect(await axe(page), 'on a desktop').toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await horizontalOverflow(page), 'at 320 px').toBe('');
  });

test('a page that sticks out and has a failure is found', async ({ shared: page }) => {
  await page.setViewportSize(NARROW);
  await page.setContent(
    '<!doctype html><html lang="en"><title>Bad</title><main><h1>Bad</h1><img src="x.png"><p style="width: 500px">Wide</p></main>',
  );
  expect(await axe(page)).toEqual([expect.stringContaining('image-alt')]);
  expect(await horizontalOverflow(page)).toContain('px');
});
