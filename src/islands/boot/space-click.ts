/** Makes the space bar click a focused `a[role=button]`, as it clicks a button. */
export function clickOnSpace(): void {
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    const link = target as HTMLElement;
    if (key !== ' ' || !link.matches?.('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) link.click();
  });
}
