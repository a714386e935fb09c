/** Calls each starter; one that throws stops no other, and its error is reported as an uncaught one would be. */
export function startAll(starters: readonly (() => void)[]): void {
  for (const start of starters)
    try {
      start();
    } catch (error) {
      reportError(error);
    }
}
