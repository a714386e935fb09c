import { expect, test, vi } from 'vitest';
import { startAll } from '../../src/islands/boot/start-all.ts';

test('given a starter that throws, when the page starts, then the others start and the error is reported', () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const fault = new Error('broken');
  const [before, after] = [vi.fn(), vi.fn()];
  startAll([
    before,
    () => {
      throw fault;
    },
    after,
  ]);
  expect(before).toHaveBeenCalledOnce();
  expect(after).toHaveBeenCalledOnce();
  expect(reported).toHaveBeenCalledExactlyOnceWith(fault);
  vi.unstubAllGlobals();
});
