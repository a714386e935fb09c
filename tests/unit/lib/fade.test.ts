import { expect, test } from 'vitest';
import { fadeDuration } from '../../../src/lib/fade.ts';

/** Embla's fade, as its source steps it: 60 times a second until the opacity is above 0.999. */
function settles(duration: number): number {
  let opacity = 0;
  let velocity = 0;
  let steps = 0;
  while (opacity <= 0.999) {
    velocity = (velocity + (1 - opacity) / duration) * 0.68;
    opacity = Math.min(1, opacity + velocity);
    steps += 1;
  }
  return (steps * 1000) / 60;
}

test.each([700, 1000, 2000, 2500])('a fade of %i ms is over in that time, within a tenth', (ms) => {
  expect(settles(fadeDuration(ms))).toBeGreaterThan(ms * 0.9);
  expect(settles(fadeDuration(ms))).toBeLessThan(ms * 1.1);
});
