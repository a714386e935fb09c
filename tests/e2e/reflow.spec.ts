import { expect, type Page, test } from '@playwright/test';
import { cutText, outOfReach, READERS, readAs } from '../support/reflow.ts';
import { horizontalOverflow, ONE_OF_A_KIND, PHONE, ROUTES_BUILT, scrollThrough } from '../support/site.ts';
import { openState, statesAt } from '../support/states.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

test.describe.configure({ timeout: 60_000 });
test.use({ viewport: { width: 320, height: 256 } });

/** What doesn't fit, for each setting of a reader; of an opened part also which of its controls can't be scrolled into view. */
async function misfits(page: Page, part?: string) {
  const found: string[] = [];
  for (const reader of READERS) {
    await readAs(page, reader);
    const wide = await horizontalOverflow(page);
    const all = [...(wide ? [`${wide} sideways`] : []), ...(await cutText(page)), ...(part ? await outOfReach(page, part) : [])];
    found.push(...all.map((one) => `${reader.how}: ${one}`));
  }
  return found;
}

test.describe('a page fits 320 × 256 px, wide text spacing and text at 200 %', () => {
  for (const route of [...ROUTES_BUILT, '/no-such-page', ...ONE_OF_A_KIND])
    test(route, async ({ page, context }) => {
      await dismissBannerAndPopup(context);
      // Scrolled through in a higher window, in fewer steps.
      await page.setViewportSize(PHONE);
      await page.goto(route);
      await scrollThrough(page);
      expect(await misfits(page)).toEqual([]);
    });
});

test.describe('each state fits too, and each of its controls can be reached', () => {
  for (const state of statesAt(320))
    test(`with ${state.name}`, async ({ page }) => {
      await openState(page, state);
      expect(await misfits(page, state.part)).toEqual([]);
    });
});

test('what sticks out, is cut off or can’t be reached is found', async ({ page }) => {
  await page.setContent(`
    <p style="width:500px">wide</p>
    <div class="low" style="height:1em;overflow:hidden"><p>one</p><p>two</p></div>
    <div id="part" style="position:fixed;top:200px"><a href="#a">here</a><br><br><br><br><a href="#b">below</a></div>`);
  expect(await horizontalOverflow(page)).toMatch(/px: P/);
  expect(await cutText(page)).toEqual(expect.arrayContaining(['two in DIV.low', 'below in DIV.']));
  expect(await outOfReach(page, '#part')).toHaveLength(1);
});
