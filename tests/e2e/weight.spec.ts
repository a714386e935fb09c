import { expect, test } from '@playwright/test';
import { BUDGET } from '../../src/config/budgets.ts';
import { SPECULATION_FILE } from '../../src/integrations/speculation.ts';
import { DESK, ONE_OF_EACH_TEMPLATE, PHONE, scrollThrough } from '../support/site.ts';
import { overBudget, scriptIn, visit } from '../support/weight.ts';

/** A later visit differs by the analytics alone. */
const VISITS = [['first', PHONE] as const, ['returning', DESK] as const];

for (const route of ONE_OF_EACH_TEMPLATE)
  test(`${route} is within its budgets`, async ({ browser }) => {
    for (const [who, viewport] of VISITS) {
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
