/** A link that is a button to assistive technology answers the space bar as one. */
addEventListener('keydown', (event) => {
  const { key, repeat, target } = event;
  if (key !== ' ' || !(target instanceof HTMLElement) || !target.matches('a[role=button]')) return;
  event.preventDefault();
  if (!repeat) target.click();
});
