/**
 * Limits for the first view of a page, in bytes as sent (Brotli). Everything that depends on the
 * content is at least 10 % below its limit at launch, so that a longer text doesn't break it.
 */
export const BUDGET = {
  /** The site's style sheet. */
  styles: 12_000,
  fonts: { files: 2, bytes: 42_000 },
  /** Scripts before any interaction. */
  script: 6400,
  /** Scripts of the home page, scrolled to its end. */
  homeScript: 75_000,
  home: 90_000,
  page: 68_000,
  /**
   * Styles, fonts and scripts of a first view: the 20 packets that a connection may send in its
   * second round trip, and 10 of the third. Images follow at the lowest priority, into boxes of
   * known size, and count only towards `home` and `page`, so another client's logo breaks nothing.
   */
  flight: 43_800,
  requests: 9,
} as const;
