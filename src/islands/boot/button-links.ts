/**
 * Makes links that open a dialog buttons: in name, and by the space bar, which clicks any focused `a[role=button]`. Without script they
 * are links, which lead to the form.
 */
export function actAsButtons(): void {
  for (const link of document.querySelectorAll('a[data-dialog]')) link.role = 'button';
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const link = target as HTMLElement;
    if (key !== ' ' || !link.matches?.('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) link.click();
  });
}
