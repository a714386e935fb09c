import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

/** The islands' files, without their ending, and React's renderer. */
const NAMES = fs.readdirSync('src/islands').flatMap((file) => (file.endsWith('.tsx') ? path.parse(file).name : []));
/** URLs of the islands' code, which a page fetches when an island is first used. */
const CODE = new RegExp(`_astro/(client|${NAMES.join('|')})\\.[^/]*\\.js$`);

/** Requests for islands' code whose responses are held back. */
export interface HeldCode {
  /** Lets all of them through. */
  release: () => void;
  /** Holds requests back from now on. */
  hold: () => void;
}

/** Holds back the code of every island, as a slow connection would, until the test releases it. */
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
