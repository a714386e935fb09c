import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from '../../src/lib/node/browser.ts';
import type { Engine } from './engine.ts';

/** Chromium, as in all other browser tests: shows that the tests themselves are right. */
export async function startChromium(executablePath: string): Promise<Engine> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS });
  const context = await browser.newContext();
  const page = await context.newPage();
  // Headless Chromium has no PDF viewer: a tab for a PDF would not open.
  await context.route('**/stand-in/files/**', (route) => route.fulfill({ body: 'The file', contentType: 'text/plain' }));
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    back: async () => void (await page.goBack()),
    async closeFurtherTabs(timeout) {
      if (context.pages().length === 1) await context.waitForEvent('page', { timeout });
      const further = context.pages().filter((tab) => tab !== page);
      for (const tab of further) await tab.close();
      return further.length;
    },
    quit: () => browser.close(),
  };
}
