/**
 * Restores the scroll position when a save reloads the page. The site scrolls to the top at `pageshow` and in the next frame
 * (islands/boot/page-start.ts), so this runs one frame later.
 */
const KEY = 'scroll-before-reload';

const saved = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as { path?: string; top?: number };
sessionStorage.removeItem(KEY);
/** Scroll position in px to restore after the load; a second reload can come before that. */
let waiting = saved.path === location.pathname ? saved.top : undefined;

import.meta.hot?.on('vite:beforeFullReload', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ path: location.pathname, top: waiting ?? scrollY }));
});

addEventListener('pageshow', () => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (waiting !== undefined) scrollTo({ top: waiting, behavior: 'instant' });
      waiting = undefined;
    }),
  );
});
