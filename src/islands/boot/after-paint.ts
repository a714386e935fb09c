import { SCRIPT_START_DEADLINE_MS } from '../../config/constants.ts';

/** Input events after which the script starts; not pointer moves, which happen without intent. */
const INPUTS = ['pointerdown', 'keydown'];

/**
 * Calls `start` once: at the first contentful paint, at the first input, or after
 * `SCRIPT_START_DEADLINE_MS`: a page that is prerendered or in a hidden tab paints nothing. Started
 * earlier, its reads of the layout would delay the paint.
 */
export function afterPaint(start: () => void): void {
  let isPending = true;
  const begin = () => {
    if (isPending) start();
    isPending = false;
  };
  for (const input of INPUTS) addEventListener(input, begin, { capture: true, once: true });
  setTimeout(begin, SCRIPT_START_DEADLINE_MS);
  const onPaint = (list: PerformanceObserverEntryList) =>
    list.getEntriesByName('first-contentful-paint').length > 0 && begin();
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
}
