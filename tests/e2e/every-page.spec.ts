import { test as base, expect, type Page } from '@playwright/test';
import { type AccessibilityEngine, alfa, alfaWithSlowRules, axe, ibm } from '../support/engines.ts';
import { tooSmall } from '../support/focus.ts';
import { misfits } from '../support/reflow.ts';
import { DESK, ONE_OF_A_KIND, ONE_OF_EACH_TEMPLATE, PHONE, ROUTES_BUILT, scrollThrough } from '../support/site.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

const routes = [...ROUTES_BUILT, '/no-such-page', ...ONE_OF_A_KIND];

/**
 * One page of the browser for all tests of a worker: each opens a document of its own in it, and nothing is stored but what is set here.
 * The engines' scripts, a megabyte, are compiled once and not for each test.
 * They are injected; the pages' own policy is tested in security.spec.ts. With reduced motion, so that nothing is judged halfway through a
 * fade; what moves is judged in states.spec.ts.
 */
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
// Three engines are slow on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** What the engines find on a page in its present state, and controls smaller than 24 px. */
async function findings(page: Page, route: string, engines: readonly AccessibilityEngine[] = [axe, ibm, alfa]): Promise<string[]> {
  const found: string[] = [];
  for (const engine of engines) found.push(...(await engine(page)));
  found.push(...(await tooSmall(page)));
  // A stand-in has nothing before its main part that a link could skip (Alfa's rule 87).
  return found.filter((failure) => !route.startsWith('/stand-in/') || !failure.startsWith('alfa sia-r87'));
}

const bodyOf = (page: Page) => page.locator('body').evaluate((body) => body.outerHTML);

test.describe('three accessibility engines find no failure, no control is too small, and all fits 320 × 256 px and text at 200 %', () => {
  for (const route of routes)
    test(`on ${route}, on a desktop and a phone, before and after scrolling and hydration`, async ({ shared: page }) => {
      await page.setViewportSize(DESK);
      await page.goto(route);
      const isOfTemplate = ONE_OF_EACH_TEMPLATE.includes(route);
      expect(await findings(page, route, [axe, ibm, isOfTemplate ? alfaWithSlowRules : alfa]), 'on a desk, before').toEqual([]);
      await page.setViewportSize(PHONE);
      // What a phone shows differently is the template's: axe judges one page of each, and all controls of every page are measured. All three
      // judge a phone's states in states.spec.ts.
      const onPhone = isOfTemplate ? [axe] : [];
      expect(await findings(page, route, onPhone), 'on a phone, before').toEqual([]);
      const judged = await bodyOf(page);
      await scrollThrough(page);
      // Where scrolling leaves the DOM unchanged, the engines have judged it already.
      if ((await bodyOf(page)) !== judged) {
        expect(await findings(page, route, onPhone), 'on a phone, after').toEqual([]);
        await page.setViewportSize(DESK);
        expect(await findings(page, route), 'on a desk, after').toEqual([]);
      }
      expect(await misfits(page)).toEqual([]);
    });

  test('each engine finds the failures of a bad page', async ({ shared: page }) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Bad</title><style>@container (width > 1px) { b { top: 0 } } .pale { color: #bbb; background: #fff } .gone { display: none }</style>
      <main><h1>Bad</h1><img src="x.png"><img class="gone" src="gone.png"><p class="pale">Pale text on white</p><input><button style="padding:0;border:0;font-size:9px">x</button></main>`,
    );
    for (const engine of [axe, ibm, alfa]) expect(await engine(page), engine.name).not.toEqual([]);
    // Hidden by a style sheet that Alfa does not parse unless it is prepared (tests/support/engines.ts).
    expect((await alfa(page)).filter((failure) => failure.includes('img'))).toEqual([expect.stringContaining('x.png')]);
    expect(await tooSmall(page)).toHaveLength(2);
  });
});
