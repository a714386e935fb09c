import { ROUTES } from './routes.ts';

/**
 * Limits for the first view of a page, in bytes as sent (Brotli). What depends on the content is at least a tenth below its limit at
 * launch, so that a longer text breaks none; `npm run review` warns when a change takes that tenth.
 */
export const BUDGET = {
  /** HTML with its inline styles: the first 10 packets of a connection. */
  html: 14_600,
  /** That of pages that show more than others. */
  ownHtml: { [ROUTES.home]: 16_000, [ROUTES.howWeWork]: 20_000 } as Record<string, number>,
  fonts: { files: 2, bytes: 42_000 },
  /** Scripts before any interaction. */
  script: 6000,
  /** Scripts of the home page, scrolled to its end. */
  homeScript: 75_000,
  home: 90_000,
  page: 68_000,
  /**
   * Fonts, scripts and print styles of a first view: the 20 packets that a connection may send in its second round trip. Images follow
   * at the lowest priority, into boxes of known size, and count towards `home` and `page` only: one more client breaks nothing.
   */
  flight: 29_200,
  requests: 8,
} as const;

/** How much a page may grow from the launch content before it breaks a budget, as a share of its bytes. */
export const HEADROOM = 0.1;
