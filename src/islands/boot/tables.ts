/**
 * Takes a box that scrolls (components/ScrollBox.astro) out of the tab order while its whole width
 * is visible. Without script each is a tab stop, since the keyboard must be able to scroll it.
 */
export function watchTables(within: ParentNode = document): void {
  for (const box of within.querySelectorAll<HTMLElement>('[data-scrolls]')) {
    const width = new ResizeObserver(() => {
      box.tabIndex = box.scrollWidth > box.clientWidth ? 0 : -1;
    });
    width.observe(box);
  }
}
