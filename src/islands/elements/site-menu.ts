import { hasPopovers } from '../has-popovers.ts';

/**
 * The navigation bar's menus. They are native popovers: the browser opens them, closes them on
 * Escape or a click outside, and exposes their state. This element also closes them when a link is
 * clicked or the focus leaves.
 */
class SiteMenu extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a')) this.close();
    });
    this.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.contains(relatedTarget)) this.close();
    });
  }

  close() {
    for (const popover of this.querySelectorAll<HTMLElement>(':popover-open'))
      popover.hidePopover();
  }
}

/** Without popovers the menus are plain lists (SiteBar.astro). */
export const defineMenus = () => hasPopovers() && customElements.define('site-menu', SiteMenu);
