/** Opacity changes evenly, so that the two texts together are always equally dark. */
const EASING = 'linear';

/**
 * Fades one slide of a carousel into another that has taken its place. The slide that leaves has already been moved aside: it is
 * held where the other one is until it has faded out.
 * @returns the animations, to be cancelled if something else is to be shown meanwhile
 */
export function crossFade(leaving: HTMLElement, arriving: HTMLElement, durationMs: number): Animation[] {
  const offset = arriving.getBoundingClientRect().left - leaving.getBoundingClientRect().left;
  const timing = { duration: durationMs, easing: EASING };
  return [
    leaving.animate({ opacity: [1, 0], translate: [`${offset}px`, `${offset}px`] }, timing),
    arriving.animate({ opacity: [0, 1] }, timing),
  ];
}
