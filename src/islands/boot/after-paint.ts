import { SCRIPT_START_DEADLINE_MS } from '../../config/constants.ts';

/** Input that shows that the visitor sees the page; a pointer that merely lies over it does not. */
const INPUTS = ['pointerdown', 'keydown'];

/**
 * Calls `start` once: at the first contentful paint, at the first input, or after `SCRIPT_START_DEADLINE_MS` in a browser that reports no
 * paint. Earlier, its reads of the layout would delay that paint.
 */
export function afterPaint(start: () => void): void {
  let isDue = true;
  const begin = () => {
    if (isDue) start();
    isDue = false;
  };
  for (const input of INPUTS) addEventListener(input, begin, { capture: true, once: true });
  setTimeout(begin, SCRIPT_START_DEADLINE_MS);
  const see = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && begin();
  new PerformanceObserver(see).observe({ type: 'paint', buffered: true });
}
