/** The part of a window that tells the time; a test brings its own. */
export interface Clock {
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

export interface Waiting {
  /** Time before each try, the first included. */
  everyMs: number;
  tries: number;
  /** Calls the waiting off; no timer is left behind. */
  signal?: AbortSignal;
  clock: Clock;
}

/** How a waiting ended: what was waited for came, every try was spent, or somebody called it off. */
export type Outcome = 'came' | 'spent' | 'stopped';

/**
 * Asks again and again until the answer is yes. Not p-wait-for: that takes no clock for tests and counts time, not tries.
 * @param isThere asked once a try; an error it throws ends the waiting
 * @throws RangeError, before the first try, where the numbers make no sense
 */
export async function waitFor(isThere: () => boolean, { everyMs, tries, signal, clock }: Waiting): Promise<Outcome> {
  if (!(everyMs >= 0 && tries >= 1)) throw new RangeError(`everyMs: ${everyMs}, tries: ${tries}`);
  for (let left = tries; left > 0; left--) {
    if (!(await pause(everyMs, clock, signal))) return 'stopped';
    if (isThere()) return 'came';
  }
  return 'spent';
}

/** @returns true once the time has passed, false if it was called off */
const pause = (ms: number, clock: Clock, signal?: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const stop = () => {
      clock.clearTimeout(timer);
      resolve(false);
    };
    const timer = clock.setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
