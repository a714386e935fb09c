import { expect, type Page, test } from '@playwright/test';
import { alfa, axe, type Engine, ibm } from '../support/engines.ts';
import { tooSmall } from '../support/focus.ts';
import { DESK, ONE_OF_A_KIND, ONE_OF_EACH_TEMPLATE, PHONE, ROUTES_BUILT, readThrough, settled } from '../support/site.ts';

const routes = [...ROUTES_BUILT, '/no-such-page', ...ONE_OF_A_KIND];

// The engines are injected; the pages' own policy is tested in security.spec.ts. At rest, so that nothing is judged halfway
// through a fade; what moves is judged in states.spec.ts.
// Three engines take their time on a busy machine.
test.describe.configure({ timeout: 120_000 });
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** What engines and the ruler find on a page as it stands. */
async function findings(page: Page, route: string, engines: readonly Engine[] = [axe, ibm, alfa]): Promise<string[]> {
  const found: string[] = [];
  for (const engine of engines) found.push(...(await engine(page)));
  found.push(...(await tooSmall(page)));
  // A stand-in has nothing before its main part that a link could skip (Alfa's rule 87).
  return found.filter((failure) => !route.startsWith('/stand-in/') || !failure.startsWith('alfa sia-r87'));
}

test.describe('three engines find no failure, and no control is too small for a finger', () => {
  for (const route of routes)
    test(`on ${route}, on a desk and on a phone, before anything is scrolled or hydrated, and after`, async ({ page, context }) => {
      await settled(context);
      await page.setViewportSize(DESK);
      await page.goto(route);
      const before = await page.content();
      expect(await findings(page, route), 'on a desk, before').toEqual([]);
      await page.setViewportSize(PHONE);
      // What a template looks like on a phone is judged by all three once; text and colours of each page by axe.
      const onPhone = ONE_OF_EACH_TEMPLATE.includes(route) ? [axe, ibm, alfa] : [axe];
      expect(await findings(page, route, onPhone), 'on a phone, before').toEqual([]);
      await readThrough(page);
      // Where reading changes nothing of the page, the engines have judged it already.
      if ((await page.content()) === before) return;
      expect(await findings(page, route), 'on a phone, after').toEqual([]);
      await page.setViewportSize(DESK);
      expect(await findings(page, route), 'on a desk, after').toEqual([]);
    });

  test('each of them refuses a bad page', async ({ page }) => {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Bad</title><style>@container (width > 1px) { b { top: 0 } } .pale { color: #bbb; background: #fff } .gone { display: none }</style>
      <main><h1>Bad</h1><img src="x.png"><img class="gone" src="gone.png"><p class="pale">Pale text on white</p><input><button style="padding:0;border:0;font-size:9px">x</button></main>`,
    );
    for (const engine of [axe, ibm, alfa]) expect(await engine(page), engine.name).not.toEqual([]);
    // Hidden by a style sheet that Alfa would not read of itself.
    expect((await alfa(page)).filter((failure) => failure.includes('img'))).toEqual([expect.stringContaining('x.png')]);
    expect(await tooSmall(page)).toHaveLength(2);
  });
});
