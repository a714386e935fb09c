import type { Page } from '@playwright/test';
import { nextFrame } from './site.ts';

/** A layout shift: its score, and the elements that moved. */
interface Shift {
  score: number;
  moved: string;
}

/**
 * Watches for layout shifts, including those after an input.
 * @param from `now`, for the present page, or the `start` of every page that is opened next
 * @returns a function that returns the shifts so far
 */
export async function watchShifts(
  page: Page,
  from: 'now' | 'start' = 'now',
): Promise<() => Promise<string[]>> {
  const begin = () => {
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
  };
  if (from === 'start') await page.addInitScript(begin);
  else {
    // A font that loads late shifts text a little; shifts.spec.ts measures that.
    await page.evaluate(async () => void (await document.fonts.ready));
    await nextFrame(page);
    await page.evaluate(begin);
  }
  return async () => (await shiftsOf(page)).map(({ moved }) => moved);
}

/** Cumulative layout shift that no page may exceed. */
export const MAX_SHIFT = 0.02;
export const totalShift = (shifts: readonly Shift[]) =>
  shifts.reduce((sum, { score }) => sum + score, 0);

/** The layout shifts of a page that is watched (`watchShifts`). */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  // A shift is reported after the frame in which it was painted.
  for (let frame = 0; frame < 2; frame++) await nextFrame(page);
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
