import type { ClientDirective } from 'astro';
import { POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../config/constants.ts';
import { safeStore } from '../../lib/storage.ts';
import { hasPopovers } from '../has-popovers.ts';
import { whenActivated } from '../when-activated.ts';
import { fetchCode, hydrate, type Mount } from './hydrate.ts';

/** Interval at which the popup checks whether it may open while the visitor is busy. */
const RETRY_MS = 500;

/**
 * Matches while a dialog or menu is open, or a form field, a frame or the cookie banner has the
 * focus.
 */
const BUSY = [
  ':modal',
  ...(hasPopovers() ? [':popover-open'] : []),
  ':is(input, textarea, select, iframe, [contenteditable]):focus',
  '[data-cookies] :focus',
].join();

/**
 * Hydrates the promotional popup, which opens it, `POPUP_DELAY_MS` after the page has loaded and is
 * shown. If it was seen in this session, its code is not downloaded.
 */
const delayed: ClientDirective = (load, _options, island) => {
  const store = safeStore(() => sessionStorage);
  const isSeen = () => store.get(POPUP_SEEN_KEY) === 'true';
  let mount: Mount | undefined;

  const tryToOpen = async () => {
    if (isSeen()) return;
    if (document.querySelector(BUSY)) setTimeout(tryToOpen, RETRY_MS);
    else if (mount) void hydrate(mount, island);
    else {
      mount = await fetchCode(load, island);
      // The visitor may have become busy meanwhile.
      if (mount) void tryToOpen();
    }
  };
  const start = () => {
    if (!isSeen()) setTimeout(tryToOpen, POPUP_DELAY_MS);
  };
  whenActivated(() => {
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  });
};
export default delayed;
