import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EMBED_MAX_TRIES, EMBED_RETRY_MS } from '../../../src/config/constants.ts';
import { waitFor } from '../../../src/lib/wait-for.ts';

const times = { everyMs: EMBED_RETRY_MS, tries: EMBED_MAX_TRIES, signal: new AbortController().signal };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('asks exactly as often as there are tries, then says that they are spent', async () => {
  const isThere = vi.fn(() => false);
  const outcome = waitFor(isThere, times);
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS * EMBED_MAX_TRIES - 1);
  expect(isThere).toHaveBeenCalledTimes(EMBED_MAX_TRIES - 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(isThere).toHaveBeenCalledTimes(EMBED_MAX_TRIES);
  expect(await outcome).toBe('exhausted');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isThere).toHaveBeenCalledTimes(EMBED_MAX_TRIES);
});

test('waits before the first try as before every other', async () => {
  const isThere = vi.fn(() => true);
  const outcome = waitFor(isThere, times);
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS - 1);
  expect(isThere).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('done');
});

test.each([1, 19, 20])('what comes at try %i is found at that try', async (at) => {
  let asked = 0;
  const outcome = waitFor(() => ++asked === at, times);
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS * at);
  expect(await outcome).toBe('done');
  expect(asked).toBe(at);
  expect(vi.getTimerCount()).toBe(0);
});

test('called off, it asks no more and leaves no timer', async () => {
  const isThere = vi.fn(() => false);
  const life = new AbortController();
  const outcome = waitFor(isThere, { ...times, signal: life.signal });
  await vi.advanceTimersByTimeAsync(EMBED_RETRY_MS * 3);
  life.abort();
  expect(await outcome).toBe('aborted');
  expect(vi.getTimerCount()).toBe(0);
  expect(isThere).toHaveBeenCalledTimes(3);
});

test('called off before it began, it never asks', async () => {
  const isThere = vi.fn(() => true);
  expect(await waitFor(isThere, { ...times, signal: AbortSignal.abort() })).toBe('aborted');
  expect(isThere).not.toHaveBeenCalled();
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
