import type { Page } from '@playwright/test';

/** What went wrong in a page, for as long as it is watched. */
export interface Watched {
  violations: string[];
  warnings: string[];
  errors: string[];
}

/** Said of a stand-in's form, which is of the site's own origin; a vendor's is not. */
const OWN_FRAME = /An iframe which has both allow-scripts and allow-same-origin/;

/** Watches a page for breaches of its content security policy, for warnings and for errors of its scripts. */
export async function watch(page: Page): Promise<Watched> {
  const watched: Watched = { violations: [], warnings: [], errors: [] };
  await page.exposeFunction('reportViolation', (text: string) => watched.violations.push(text));
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`.trim()),
    );
  });
  page.on('console', (message) => {
    if (message.type() === 'warning' && !OWN_FRAME.test(message.text())) watched.warnings.push(message.text());
  });
  page.on('pageerror', (error) => watched.errors.push(error.message));
  return watched;
}

/** A layout shift: its score, and the elements that it moved. */
interface Shift {
  score: number;
  moved: string;
}

/**
 * Watches for layout shifts, those after an input as well.
 * @param from `now`, so that it sees what a widget moves, or the `start` of every page that is opened next
 * @returns a function that returns what has moved so far
 */
export async function watchShifts(page: Page, from: 'now' | 'start' = 'now'): Promise<() => Promise<string[]>> {
  const begin = () => {
    interface Entry extends PerformanceEntry {
      value: number;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({ score: value, moved: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 80) ?? '?').join(' | ') });
    }).observe({ type: 'layout-shift' });
  };
  await (from === 'now' ? page.evaluate(begin) : page.addInitScript(begin));
  return async () => (await shiftsOf(page)).map(({ moved }) => moved);
}

/** The layout shifts of a page that is watched (`watchShifts`). */
export async function shiftsOf(page: Page): Promise<Shift[]> {
  // A shift is reported with the frame after it.
  await page.screenshot();
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}
