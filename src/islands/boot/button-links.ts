/**
 * Makes links that open a dialog or act on the page buttons: in name, and by the space bar, which clicks any focused `a[role=button]`.
 * Without script they are links, which lead to the form, or to the section.
 */
export function actAsButtons(): void {
  for (const link of document.querySelectorAll('a[data-dialog], a[data-acts]')) link.role = 'button';
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const link = target as HTMLElement;
    if (key !== ' ' || !link.matches?.('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) link.click();
  });
}
