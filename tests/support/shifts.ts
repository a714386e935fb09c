import type { Page } from '@playwright/test';
import { nextFrame } from './layout.ts';

/** A layout shift: its score, and the elements that moved. */
interface Shift {
  score: number;
  moved: string;
}

/** Runs in a page: notes its layout shifts from now on, including those after an input. */
export function noteShifts(): void {
  interface Entry extends PerformanceEntry {
    value: number;
    sources: { node: Node | null }[];
  }
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      shifts.push({
        score: value,
        moved: sources
          .map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? '?')
          .join(' | '),
      });
  }).observe({ type: 'layout-shift' });
}

/** The layout shifts that a page has noted. */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  // A shift is reported after the frame in which it was painted.
  for (let frame = 0; frame < 2; frame++) await nextFrame(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** Watches a page from now on. @returns a function that returns what has moved so far */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  // A font that loads late shifts text a little; shifts.spec.ts measures that.
  await page.evaluate(async () => void (await document.fonts.ready));
  await nextFrame(page);
  await page.evaluate(noteShifts);
  return async () => (await shiftsOf(page)).map(({ moved }) => moved);
}
