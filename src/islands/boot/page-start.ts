import { HERO_LEGACY_KEY } from '../../config/constants.ts';
import { safeStore } from '../../lib/storage.ts';

/**
 * Scrolls to the top at every page load without a fragment, including Back, reloads and the
 * back/forward cache, as the specification requires. The browser's scroll restoration is switched
 * off because it would scroll afterwards.
 */
export function startPage(): void {
  history.scrollRestoration = 'manual';
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || location.hash) return;
    scrollToTop();
    // WebKit restores the scroll position of a cached page after this event, and before the next
    // frame.
    requestAnimationFrame(scrollToTop);
  });
  // An older version of the site stored the hero's state here.
  safeStore(() => localStorage).remove(HERO_LEGACY_KEY);
}

const scrollToTop = () => scrollTo({ top: 0, behavior: 'instant' });
