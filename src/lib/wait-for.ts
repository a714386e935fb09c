/** The timers of a window; a test passes its own. */
export interface Clock {
  setTimeout: (run: () => void, ms: number) => number;
  clearTimeout: (id: number) => void;
}

export interface Waiting {
  /** Time before each try, the first included. */
  everyMs: number;
  tries: number;
  /** Cancels the waiting and its timer. */
  signal?: AbortSignal;
  clock: Clock;
}

/** How the waiting ended: the condition held, every try failed, or the signal aborted it. */
export type Outcome = 'done' | 'exhausted' | 'aborted';

/**
 * Calls a condition at intervals until it holds. Not p-wait-for: that takes no clock for tests and counts time, not tries.
 * @param isThere called once a try; an error that it throws ends the waiting
 * @throws RangeError, before the first try, for a negative interval or no tries
 */
export async function waitFor(isThere: () => boolean, { everyMs, tries, signal, clock }: Waiting): Promise<Outcome> {
  if (!(everyMs >= 0 && tries >= 1)) throw new RangeError(`everyMs: ${everyMs}, tries: ${tries}`);
  for (let left = tries; left > 0; left--) {
    if (!(await pause(everyMs, clock, signal))) return 'aborted';
    if (isThere()) return 'done';
  }
  return 'exhausted';
}

/** @returns true once the time has passed, false if the signal aborts it */
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
