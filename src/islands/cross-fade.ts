/** Linear, so that the opacities of the two slides always add up to 1. */
const EASING = 'linear';

/**
 * Cross-fades two slides of a carousel that has already scrolled to the new one. The old slide is shifted back into view until it has
 * faded out.
 * @returns the animations, which the caller cancels when another slide is shown meanwhile
 */
export function crossFade(leaving: HTMLElement, arriving: HTMLElement, durationMs: number): Animation[] {
  const offset = arriving.getBoundingClientRect().left - leaving.getBoundingClientRect().left;
  const timing = { duration: durationMs, easing: EASING };
  return [
    leaving.animate({ opacity: [1, 0], translate: [`${offset}px`, `${offset}px`] }, timing),
    arriving.animate({ opacity: [0, 1] }, timing),
  ];
}
