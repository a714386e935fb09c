import { LIFE_AT_LATEST_MS } from '../../config/constants.ts';

/** How a visitor begins who need not be told that the page is there. A pointer that merely lies over it says nothing. */
const INPUTS = ['pointerdown', 'keydown'];

/**
 * Waits until something can be seen, or is used: what brings a page to life is of no use before, and what it reads of the layout
 * would delay the first paint. A browser that tells of no paint is not waited for long.
 */
export function afterPaint(start: () => void): void {
  let isDue = true;
  const begin = () => {
    if (isDue) start();
    isDue = false;
  };
  for (const input of INPUTS) addEventListener(input, begin, { capture: true, once: true });
  setTimeout(begin, LIFE_AT_LATEST_MS);
  const see = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && begin();
  new PerformanceObserver(see).observe({ type: 'paint', buffered: true });
}
