import type { Page } from '@playwright/test';

/** Code of the islands: what a page fetches for them once they are used. */
const CODE = /_astro\/(client|Hero|FormDialog|LogoPause|CaseFilter|Testimonials|CookieBanner|Popup)\.[^/]*\.js$/;

/** Code that is on its way to a page. */
export interface HeldCode {
  /** Lets all of it come. */
  release: () => void;
  /** Holds what is asked for from now on. */
  hold: () => void;
}

/** Holds the code of every island back, as a slow connection does, until the test releases it. */
export async function holdCode(page: Page): Promise<HeldCode> {
  let release = () => {};
  let held: Promise<void>;
  const hold = () => {
    held = new Promise((resolve) => {
      release = resolve;
    });
  };
  hold();
  await page.route(CODE, async (route) => {
    await held;
    await route.continue();
  });
  return { release: () => release(), hold };
}
