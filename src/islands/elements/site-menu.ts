/**
 * The navigation bar's menus. They are native popovers and work without this: opening, Escape, pressing elsewhere, and what
 * assistive technology is told of it. This adds what the browser leaves out: closing when a link is chosen or the focus moves on.
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
    for (const popover of this.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
  }
}

export const defineMenus = () => customElements.define('site-menu', SiteMenu);
