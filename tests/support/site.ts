import type { Page } from '@playwright/test';
import { ROUTES, serviceRoute } from '../../src/config/routes.ts';
import { REDIRECTS } from '../../src/data/redirects.ts';
import { wordsOf } from './content.ts';
import { listed, standIns } from './dist.ts';

/** Every address a visitor can read, the stand-ins last. */
export const ROUTES_BUILT = listed.map(({ route }) => route);
export const STAND_IN_PAGES = standIns.map(({ route }) => route);
/** One stand-in of each kind; the others differ by a title. */
export const ONE_OF_A_KIND = STAND_IN_PAGES.filter((route) => !/dlg_(?!f1$)/.test(route));
/** The first page of each template: the cases share one, so do the services. */
const templateOf = (route: string) =>
  route.startsWith(`${ROUTES.cases}/`) ? 'case' : wordsOf('services').some(({ id }) => serviceRoute(id) === route) ? 'service' : route;
export const ONE_OF_EACH_TEMPLATE = [...new Map(ROUTES_BUILT.toReversed().map((route) => [templateOf(route), route])).values()];
export { settle as settled } from './visitor.ts';
export { REDIRECTS };

/** A phone and a desk: the two widths at which every page is tested. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 900 };

/** Scrolls through a page as a reader does, so that everything that waits to be in view has been. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      // What waits to be in view is told so with the next picture.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await fadedIn(page);
}

/** Waits until what fades in has done so: half-way, its text has no contrast yet. */
export const fadedIn = (page: Page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

/** How far a page can be scrolled sideways, in px, and what sticks out. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (over <= 0) return '';
    const wide = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
    return `${over} px: ${wide
      .slice(0, 3)
      .map((element) => `${element.tagName}.${element.className}`)
      .join(', ')}`;
  });
