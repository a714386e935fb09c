import { expect, test, vi } from 'vitest';
import { startAll } from '../../../src/islands/boot/start-all.ts';

test('where a function throws, the others are still called and the error is reported', () => {
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
