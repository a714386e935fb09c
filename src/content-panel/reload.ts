import { LOADED, type Loaded, OUTDATED, type Outdated } from './messages.ts';

/**
 * What happens in the page when a save reloads it. The scroll position is kept: the site itself starts each page load at the top
 * (islands/boot/page-start.ts), in the page's `pageshow` event and in the frame after it; this comes one frame later.
 * A reload that the server asks for while the page is still loading is lost, so the page says when it began to load.
 */
const SCROLL_KEY = 'scroll-before-reload';
const STORED_KEY = 'reloaded-for';

const kept = JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}') as { path?: string; top?: number };
sessionStorage.removeItem(SCROLL_KEY);
/** Where the page is to scroll once it has loaded; a second reload can come before that. */
let due = kept.path === location.pathname ? kept.top : undefined;

const keepScroll = () => sessionStorage.setItem(SCROLL_KEY, JSON.stringify({ path: location.pathname, top: due ?? scrollY }));

import.meta.hot?.on('vite:beforeFullReload', keepScroll);
import.meta.hot?.on(OUTDATED, ({ storedAt }: Outdated) => {
  // Once for each save: the clocks of two machines can differ.
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
