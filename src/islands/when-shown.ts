/** Whether the page is shown, and not prerendered for a visitor who may never open it. */
export const isShown = (): boolean => !(document as { prerendering?: boolean }).prerendering;

/** Calls `then` once the page is shown: at once, unless it is prerendered. */
export function whenShown(then: () => void): void {
  if (isShown()) then();
  else document.addEventListener('prerenderingchange', then, { once: true });
}
