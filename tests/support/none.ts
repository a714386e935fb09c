import { expect } from 'vitest';

/**
 * Fails with the faults themselves as the message, one per line, so that a failing run says in plain words what is wrong.
 * @param faults what was found, each with the file or page it was found in
 * @throws if there is any
 */
export function none(faults: readonly string[]): void {
  const error = new Error(faults.join('\n'));
  // The stack begins in the test, not here.
  Error.captureStackTrace(error, none);
  if (faults.length > 0) throw error;
  // Counted as an assertion, which each test must have.
  expect(faults).toEqual([]);
}
