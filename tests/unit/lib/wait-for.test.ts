import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../../src/config/constants.ts';
import { waitFor } from '../../../src/lib/wait-for.ts';

// A script that comes just before the last try, and a page that is left meanwhile: tests/e2e/embeds.spec.ts.
const times = { everyMs: EMBED_RETRY_MS, tries: EMBED_MAX_TRIES, signal: new AbortController().signal };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks exactly as often as there are tries, the first time after a wait as well, then says that they are spent', async () => {
  const isThere = vi.fn(() => false);
  const outcome = waitFor(isThere, times);
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS - 1);
  expect(isThere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1 + EMBED_RETRY_MS * (EMBED_MAX_TRIES - 1));
  expect(isThere).toHaveBeenCalledTimes(EMBED_MAX_TRIES);
  expect(await outcome).toBe('exhausted');
  expect(vi.getTimerCount()).toBe(0);
});

test('an error of the question ends the waiting', async () => {
  const outcome = waitFor(() => {
    throw new TypeError('odd');
  }, times);
  const caught = expect(outcome).rejects.toThrow('odd');
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS);
  await caught;
  expect(vi.getTimerCount()).toBe(0);
});
