/**
 * Limits for the first view of a page, in bytes as sent (Brotli).
 */
export const BUDGET = {
  /** HTML with its inline styles. On all pages but the home page it fits the first 10 packets of a connection. */
  html: 14_600,
  homeHtml: 16_000,
  fonts: { files: 2, bytes: 42_000 },
  /** Scripts before any interaction. */
  script: 6000,
  /** Scripts of the home page, scrolled to its end. */
  homeScript: 75_000,
  home: 90_000,
  page: 68_000,
  /** All files of a first view but the HTML: the 20 packets that a connection may send in its second round trip. */
  flight: 29_200,
  requests: 8,
} as const;

/** Share of a budget that the launch content leaves free. */
export const HEADROOM = 0.1;
