import { LOADED, type Loaded, OUTDATED, type Outdated } from './messages.ts';

/**
 * Restores the scroll position when a save reloads the page. The site scrolls to the top at `pageshow` and in the next frame
 * (islands/boot/page-start.ts), so this runs one frame later. A reload that the server requests while the page is loading is lost;
 * therefore the page tells the server when it began to load.
 */
const SCROLL_KEY = 'scroll-before-reload';
const STORED_KEY = 'reloaded-for';

const saved = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as { path?: string; top?: number };
sessionStorage.removeItem(SCROLL_KEY);
/** Scroll position in px to restore after the load; a second reload can come before that. */
let due = saved.path === location.pathname ? saved.top : undefined;

const keepScroll = () => sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path: location.pathname, top: due ?? scrollY }));

import.meta.hot?.on('vite:beforeFullReload', keepScroll);
import.meta.hot?.on(OUTDATED, ({ storedAt }: Outdated) => {
  // At most one reload for each save: the clocks of browser and server can differ.
  if (sessionStorage.getItem(STORED_KEY) === String(storedAt)) return;
  sessionStorage.setItem(STORED_KEY, String(storedAt));
  keepScroll();
  location.reload();
});
import.meta.hot?.send(LOADED, { startedAt: performance.timeOrigin } satisfies Loaded);

addEventListener('pageshow', () => {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (due !== undefined) scrollTo({ top: due, behavior: 'instant' });
      due = undefined;
    }),
  );
});
