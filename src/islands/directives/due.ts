import type { ClientDirective } from 'astro';
import { POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../config/constants.ts';
import { safeStore } from '../../lib/storage.ts';
import { fetchCode, hydrate } from './hydrate.ts';

/** How often it is looked whether the visitor has finished what must not be interrupted. */
const LOOK_AGAIN_MS = 500;

/** A dialog or a menu is open, something is being typed or chosen, or the banner that asks for consent has the focus. */
const BUSY = ':modal, :popover-open, :is(input, textarea, select, iframe, [contenteditable]):focus, [data-cookies] :focus';

/**
 * Opens the promotional popup when its time has come, on a page that the visitor sees. Who has seen it in this session
 * downloads nothing.
 */
const due: ClientDirective = (load, { name }, island) => {
  const store = safeStore(() => sessionStorage);
  const isSeen = () => store.get(POPUP_SEEN_KEY) === 'true';
  let isThere = false;

  const look = async () => {
    if (isSeen()) return;
    if (document.querySelector(BUSY)) setTimeout(look, LOOK_AGAIN_MS);
    else if (isThere) void hydrate(load, name);
    else {
      isThere = await fetchCode(island);
      // The visitor may have begun something meanwhile.
      if (isThere) void look();
    }
  };
  const start = () => {
    if (!isSeen()) setTimeout(look, POPUP_DELAY_MS);
  };
  const whenLoaded = () => {
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
  };
  if ((document as { prerendering?: boolean }).prerendering) document.addEventListener('prerenderingchange', whenLoaded, { once: true });
  else whenLoaded();
};
export default due;
