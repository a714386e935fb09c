/**
 * Limits for the first view of a page, in bytes as sent (Brotli). Everything that depends on the content is at least 10 % below its limit at
 * launch, so that a longer text doesn't break it.
 */
export const BUDGET = {
  /** HTML with its inline styles: the first 10 packets of a connection. */
  html: 14_600,
  fonts: { files: 2, bytes: 42_000 },
  /** Scripts before any interaction. */
  script: 6000,
  /** Scripts of the home page, scrolled to its end. */
  homeScript: 75_000,
  home: 90_000,
  page: 68_000,
  /**
   * Fonts, scripts and print styles of a first view: the 20 packets that a connection may send in its second round trip. Images follow
   * at the lowest priority, into boxes of known size, and count only towards `home` and `page`, so another client's logo breaks nothing.
   */
  flight: 29_200,
  requests: 8,
} as const;
