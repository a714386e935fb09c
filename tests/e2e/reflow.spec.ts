import { expect, test } from '@playwright/test';
import { cutText, outOfReach } from '../support/reflow.ts';
import { horizontalOverflow } from '../support/site.ts';

// Used by every-page.spec.ts and states.spec.ts.
test('what sticks out, is cut off or can’t be reached is found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.setContent(`
    <p style="width:500px">wide</p>
    <div class="low" style="height:1em;overflow:hidden"><p>one</p><p>two</p></div>
    <div id="part" style="position:fixed;top:200px"><a href="#a">here</a><br><br><br><br><a href="#b">below</a></div>`);
  expect(await horizontalOverflow(page)).toMatch(/px: P/);
  expect(await cutText(page)).toEqual(expect.arrayContaining(['two in DIV.low', 'below in DIV.']));
  expect(await outOfReach(page, '#part')).toHaveLength(1);
});
