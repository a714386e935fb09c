import { useSyncExternalStore } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** How useSyncExternalStore subscribes to an event; on the server there is no target. */
const subscription = (target: () => EventTarget, type: string) => (notify: () => void) => {
  const listening = new AbortController();
  target().addEventListener(type, notify, { signal: listening.signal });
  return () => listening.abort();
};
const toMotion = subscription(() => matchMedia(REDUCED_MOTION), 'change');
const toVisibility = subscription(() => document, 'visibilitychange');

/** Whether the visitor asks for reduced motion. */
export const motionIsReduced = (): boolean => matchMedia(REDUCED_MOTION).matches;

/** The same, now and after each change; false in the server's HTML. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(toMotion, motionIsReduced, () => false);

/** Whether the page is visible, by the Page Visibility API. */
export const usePageIsVisible = (): boolean =>
  useSyncExternalStore(
    toVisibility,
    () => document.visibilityState === 'visible',
    () => true,
  );

/** False in the server's HTML and in the first render that is compared with it, then true. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
