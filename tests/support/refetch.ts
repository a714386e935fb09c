import { type BrowserContext, test } from '@playwright/test';

const MODULE = 'https://module.example/any.js';

/** Skips the test where the browser never fetches a module again that failed once, as Chromium up to 150: the site can't make it. */
export async function skipUnlessRefetched(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const load = () =>
    page.evaluate(
      (url) =>
        import(url).then(
          () => true,
          () => false,
        ),
      MODULE,
    );
  await page.route(MODULE, (route) => route.abort());
  await load();
  await page.unroute(MODULE);
  await page.route(MODULE, (route) =>
    route.fulfill({ body: '', contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } }),
  );
  const isRefetched = await load();
  await page.close();
  test.skip(!isRefetched, 'This browser doesn’t fetch a failed module again.');
}
