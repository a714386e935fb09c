/**
 * Takes a table out of the tab order while its whole width is visible. Without script each is a tab
 * stop, since the keyboard must be able to scroll it.
 */
export function watchTables(within: ParentNode = document): void {
  for (const table of within.querySelectorAll<HTMLElement>('.overflow-x-auto[tabindex]')) {
    const width = new ResizeObserver(() => {
      table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
    });
    width.observe(table);
  }
}
