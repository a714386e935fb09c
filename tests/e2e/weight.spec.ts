import { expect, test } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { SPECULATION_FILE } from '../../src/integrations/speculation.ts';
import { DESK, ONE_OF_EACH_TEMPLATE, PHONE, ROUTES_BUILT, scrollThrough } from '../support/site.ts';
import { overBudget, scriptIn, visit } from '../support/weight.ts';

/** A first visit to every page; a later one, which differs by the analytics alone, to one page of each template. */
const visitsTo = (route: string) =>
  [['first', PHONE] as const, ['returning', DESK] as const].filter(([who]) => who === 'first' || ONE_OF_EACH_TEMPLATE.includes(route));

for (const route of ROUTES_BUILT)
  test(`${route} is within its budgets`, async ({ browser }) => {
    for (const [who, viewport] of visitsTo(route)) {
      const { page, loaded } = await visit(browser, route, who, { viewport });
      // A returning visitor has the speculation rules cached: they are cacheable for a day.
      const files = (await loaded()).filter(({ url }) => who === 'first' || !url.endsWith(SPECULATION_FILE));
      expect(overBudget(files, route === '/'), `${who} visit at ${viewport.width} px`).toEqual([]);

      if (route === '/') {
        await page.clock.resume();
        await scrollThrough(page);
        const read = await loaded();
        expect(scriptIn(read), 'script once read to the end').toBeLessThanOrEqual(BUDGET.homeScript);
        expect(read.some((file) => file.isReact)).toBe(true);
      }
      await page.context().close();
    }
  });

test('a page over budget is found', async ({ browser }) => {
  const { page: home, loaded } = await visit(browser, '/', 'first', { viewport: DESK });
  await home.evaluate(() => import(document.querySelector('astro-island')?.getAttribute('renderer-url') ?? ''));
  const files = await loaded();
  expect(overBudget(files, false)).toEqual([
    expect.stringMatching(/^script before any interaction: 6\d{4}/),
    expect.stringMatching(/^the whole first view: \d{5,6}/),
    expect.stringMatching(/^the second flight: \d{5}/),
    expect.stringContaining('React before it is needed'),
    expect.stringContaining('React before it is needed'),
  ]);
  const image = { url: 'http://localhost/a.png', kind: 'image', bytes: 12_000, inlineScriptBytes: 0, isReact: false };
  const foreign = { url: 'https://fonts.example/a.woff2', kind: 'font', bytes: 1, inlineScriptBytes: 0, isReact: false };
  expect(overBudget([...Array(8).fill({ ...image, kind: 'fetch' }), foreign], true)).toEqual([
    'the whole first view: 96001, allowed are 90000',
    `the second flight: 96001, allowed are ${BUDGET.flight}`,
    'requests: 9, allowed are 8',
    'origins: 2, allowed are 1',
  ]);
  const font = { ...foreign, url: 'http://localhost/a.woff2', bytes: BUDGET.flight + 1 };
  expect(overBudget([font], true)).toEqual([`the second flight: ${BUDGET.flight + 1}, allowed are ${BUDGET.flight}`]);
  const page = { url: 'http://localhost/a', kind: 'document', bytes: 9000, inlineScriptBytes: BUDGET.script + 1, isReact: false };
  expect(overBudget([page], false)).toEqual([`script before any interaction: ${BUDGET.script + 1}, allowed are ${BUDGET.script}`]);
  await home.context().close();
});
