/**
 * Whether the page is activated: shown, and not prerendered for a visitor who may never open it.
 */
export const isActivated = (): boolean => !(document as { prerendering?: boolean }).prerendering;

/** Calls `then` once the page is activated: at once, unless it is prerendered. */
export function whenActivated(then: () => void): void {
  if (isActivated()) then();
  else document.addEventListener('prerenderingchange', then, { once: true });
}
