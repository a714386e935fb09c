/**
 * Cross-fades two slides of a carousel that has already scrolled to the new one. The old slide is
 * shifted back into view until it has faded out. The fade is linear, the default, so that the two
 * opacities always add up to 1.
 * @returns the animations, which the caller cancels when another slide is shown meanwhile
 */
export function crossFade(
  leaving: HTMLElement,
  arriving: HTMLElement,
  durationMs: number,
): Animation[] {
  const offset = arriving.getBoundingClientRect().left - leaving.getBoundingClientRect().left;
  return [
    leaving.animate({ opacity: [1, 0], translate: [`${offset}px`, `${offset}px`] }, durationMs),
    arriving.animate({ opacity: [0, 1] }, durationMs),
  ];
}
