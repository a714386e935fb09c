/**
 * Embla's "duration" for a fade of so many milliseconds. It is no time but a divisor: in each sixtieth of a second the missing
 * opacity, divided by it, is added to a speed that friction slows. Stepped through, a fade of d takes about 59.5 d - 490 ms.
 * @param ms from 700 to 2500, where that line holds within a tenth
 */
export const fadeDuration = (ms: number): number => (ms + 490) / 59.5;
