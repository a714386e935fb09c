/** What a page may weigh after Brotli, in bytes. kB is 1,000. */
export const HTML_HOME_BYTES = 16_000;
export const HTML_BYTES = 14_600;
/** Script that a page runs before any interaction. */
export const SCRIPT_BYTES = 6000;
