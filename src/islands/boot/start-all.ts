/** Calls each function; if one throws, the error is reported as uncaught and the others are still called. */
export function startAll(starters: readonly (() => void)[]): void {
  for (const start of starters)
    try {
      start();
    } catch (error) {
      reportError(error);
    }
}
