import puppeteer from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** Firefox, through WebDriver BiDi, which needs no driver program. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
  // In the first tab the address bar has the focus, so that keys do not reach the page.
  const initial = await browser.pages();
  const page = await browser.newPage();
  for (const tab of initial) await tab.close();
  return {
    name: (await browser.version()).replace('/', ' '),
    // Not by `goto` and `goBack`: they wait for a load event that a page from the back/forward cache never has, and so does
    // every `goto` after it.
    async open(url) {
      await page.evaluate((to) => {
        Object.assign(window, { isLeft: true });
        location.assign(to);
      }, url);
      // The first tab's blank page is replaced by another blank page once.
      // Not by `waitForFunction`, which the policy of the pages blocks. Evaluation fails while the browser leaves a page.
      const isThere = () => location.protocol === 'http:' && !('isLeft' in window) && document.readyState === 'complete';
      while (!(await page.evaluate(isThere).catch(() => false)));
    },
    back: async () => void (await page.evaluate('history.back()')),
    // Firefox ESR sets the size, and refuses the orientation that is set with it.
    resize: (width, height) =>
      page.setViewport({ width, height }).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error;
      }),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    key: (key) => page.keyboard.press(key),
    async closeFurtherTabs(timeout) {
      await browser.waitForTarget((target) => target.type() === 'page' && target !== page.target(), { timeout });
      const further = (await browser.pages()).filter((tab) => tab !== page);
      for (const tab of further) await tab.close();
      return further.length;
    },
    quit: () => browser.close(),
  };
}
