/**
 * Turns links that open a dialog or act on the page into buttons: sets their role, and lets the
 * space bar click any focused `a[role=button]`. Without script they remain links to the form or the
 * section. By attribute: Firefox knows the property `role` from version 119 on.
 */
export function actAsButtons(): void {
  for (const link of document.querySelectorAll('a[data-dialog], a[data-acts]'))
    link.setAttribute('role', 'button');
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const link = target as HTMLElement;
    if (key !== ' ' || !link.matches?.('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) link.click();
  });
}
