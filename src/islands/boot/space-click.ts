/** Lets a link that is a button to assistive technology answer the space bar as one. */
export function answerSpace(): void {
  addEventListener('keydown', (event) => {
    const { key, repeat, target } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
    event.preventDefault();
    if (!repeat) target.click();
  });
}
