/** How a visitor begins who need not be told that the page is there. A pointer that merely lies over it says nothing. */
const INPUTS = ['pointerdown', 'keydown'];

/**
 * Waits until something can be seen, or is used: what brings a page to life is of no use before, and what it reads of the layout
 * would delay the first paint. A page that was opened behind others, or ahead of a press, waits for its visitor so.
 */
export function afterPaint(start: () => void): void {
  let isDue = true;
  const begin = () => {
    if (isDue) start();
    isDue = false;
  };
  for (const input of INPUTS) addEventListener(input, begin, { capture: true, once: true });
  const see = (list: PerformanceObserverEntryList) => list.getEntriesByName('first-contentful-paint').length > 0 && begin();
  if (PerformanceObserver.supportedEntryTypes.includes('paint')) new PerformanceObserver(see).observe({ type: 'paint', buffered: true });
  else begin();
}
