import type { Page } from '@playwright/test';

/** Waits from now on for the next URL to which a page or a frame in it is asked to navigate. */
export async function nextNavigation(page: Page): Promise<{ url: Promise<string> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const url = new Promise<string>((resolve) =>
    session.on('Page.frameRequestedNavigation', (event) => resolve(event.url)),
  );
  return { url };
}
