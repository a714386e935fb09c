/**
 * What a visitor's first look at a page may cost, in bytes as sent; kB is 1,000. Each is at least a tenth above what the launch content
 * needs, so that a longer text breaks none of them.
 */
export const BUDGET = {
  /** HTML with all its styles: within the first flight of a connection, the home page apart. */
  html: 14_600,
  homeHtml: 16_000,
  fonts: { files: 2, bytes: 42_000 },
  /** Before any interaction. */
  script: 6000,
  /** Home page, read to its end. */
  homeScript: 75_000,
  home: 90_000,
  page: 68_000,
  /** All that follows the document of a first view, in the one flight that a connection has after its first: 20 packets. */
  flight: 29_200,
  requests: 8,
} as const;

/** Share of a budget that the launch content leaves free. */
export const HEADROOM = 0.1;
