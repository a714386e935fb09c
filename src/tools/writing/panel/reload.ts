/**
 * Restores the scroll position when a save reloads the page. The site scrolls to the top at
 * `pageshow` and in the next frame (islands/boot/page-start.ts), so this runs one frame later.
 */
const KEY = 'scroll-before-reload';

const [top, path] = sessionStorage.getItem(KEY)?.split(' ') ?? [];
sessionStorage.removeItem(KEY);
import.meta.hot?.on('vite:beforeFullReload', () =>
  sessionStorage.setItem(KEY, `${scrollY} ${location.pathname}`),
);

addEventListener('pageshow', () => {
  if (path !== location.pathname) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => scrollTo({ top: Number(top), behavior: 'instant' })),
  );
});
