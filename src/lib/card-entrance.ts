import {
  CARD_DELAY_BASE_MS,
  CARD_DELAY_STEP_MS,
  CARD_FADE_MS,
  CASES_PER_PAGE,
} from '../config/constants.ts';

/**
 * The staggered fade of the case cards as CSS, by their `data-turn` from 1. The animations of all
 * cards begin and end together, and each card's keyframes contain its delay: the compositor then
 * runs them without the main thread. With a delay and an end for each card, twelve cards cost the
 * main thread 60 ms.
 */
export function cardEntranceCss(): string {
  const startOf = (turn: number) => CARD_DELAY_BASE_MS + turn * CARD_DELAY_STEP_MS;
  const durationMs = startOf(CASES_PER_PAGE) + CARD_FADE_MS;
  const percent = (ms: number) => `${Number(((ms / durationMs) * 100).toFixed(1))}%`;
  const turns = Array.from({ length: CASES_PER_PAGE }, (_, at) => at + 1);
  const cards = turns.flatMap((turn) => {
    const start = startOf(turn);
    return [
      `#cases>[data-turn="${turn}"]{animation-name:card-${turn}}`,
      `@keyframes card-${turn}{0%,${percent(start)}{opacity:0}${percent(start + CARD_FADE_MS)},to{opacity:1}}`,
    ];
  });
  const all = `#cases:not([data-filtered])>li{animation-duration:${durationMs}ms;animation-timing-function:linear}`;
  return `@media screen and (prefers-reduced-motion:no-preference) and (scripting:enabled){${all}${cards.join('')}}`;
}
