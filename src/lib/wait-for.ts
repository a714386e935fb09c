interface Waiting {
  /** Time before each try, the first included. */
  everyMs: number;
  tries: number;
  /** Cancels the waiting and its timer. */
  signal: AbortSignal;
}

/** How the waiting ended: the condition held, every try failed, or the signal aborted it. */
type Outcome = 'done' | 'exhausted' | 'aborted';

/**
 * Calls a condition at intervals until it holds. Not p-wait-for: that counts time, not tries.
 * @param isThere called once a try; an error that it throws ends the waiting
 */
export async function waitFor(
  isThere: () => boolean,
  { everyMs, tries, signal }: Waiting,
): Promise<Outcome> {
  for (let left = tries; left > 0; left--) {
    if (!(await pause(everyMs, signal))) return 'aborted';
    if (isThere()) return 'done';
  }
  return 'exhausted';
}

/** @returns true once the time has passed, false if the signal aborts it */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const stop = () => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve(true);
    }, ms);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
