import { HERO_LEGACY_KEY } from '../../config/constants.ts';
import { safeStore } from '../../lib/storage.ts';

/**
 * Every page load without a fragment starts at the top: Back, reload and the back/forward cache included (the mission's
 * rule). The browser's own memory of the place is switched off, or it would scroll there after us.
 */
history.scrollRestoration = 'manual';
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted || location.hash) return;
  toTop();
  // WebKit puts a page from its cache back where it was after this event, and before the next frame.
  requestAnimationFrame(toTop);
});

// An older site kept the hero's state here; this one starts afresh.
safeStore(() => localStorage).remove(HERO_LEGACY_KEY);

function toTop() {
  scrollTo({ top: 0, behavior: 'instant' });
}
