/**
 * Fails with the faults themselves as the message, one per line, so that a failing run says in plain words what is wrong.
 * @param faults what was found, each with the file or page it was found in
 * @throws if there is any
 */
export function none(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const error = new Error(faults.join('\n'));
  // The stack begins in the test, not here.
  Error.captureStackTrace(error, none);
  throw error;
}
