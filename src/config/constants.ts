/**
 * Times, keys, sizes and limits, mainly those of section 9 of the specification. Each is defined
 * only here.
 */

/** localStorage key of the visitor's answer to the cookie banner: the string "true" or "false". */
export const CONSENT_KEY = 'cookieConsent';
/** localStorage key of an earlier version of the site; removed on load. */
export const HERO_LEGACY_KEY = 'homepage-transformed';
/** sessionStorage key, 'true' once the promotional popup was seen in this session. */
export const POPUP_SEEN_KEY = 'projectInquiryPopupSeen';
export const POPUP_DELAY_MS = 6000;

/** Duration of the hero's coast-down, during which its button is locked. */
export const HERO_LOCK_MS = 3200;
export const HERO_HEIGHT_PX = 400;
/** Speed shown in the hero: that of a single-shaft gas turbine with a generator on a 50 Hz grid. */
export const HERO_SPEED_RPM = 3000;

export const TESTIMONIAL_INTERVAL_MS = 7000;
export const TESTIMONIAL_FADE_MS = 1000;

export const LOGO_LOOP_MS = 30_000;
export const LOGO_CELL_PX = 240;
/** Number of lists: the logos themselves and two copies ("duplicated twice"). */
export const LOGO_LISTS = 3;
/** Fewer logos do not move: their lists would not fill a wide window. */
export const LOGO_MIN_MOVING = 4;

/**
 * The site's script starts at the first contentful paint, at the first input, or this long after it
 * has loaded.
 */
export const SCRIPT_START_DEADLINE_MS = 1000;
/** Cards start to fade in after the base delay plus their id times the step. */
export const CARD_DELAY_BASE_MS = 100;
export const CARD_DELAY_STEP_MS = 100;
export const CARD_FADE_MS = 500;

export const EMBED_DELAY_MS = 500;
export const EMBED_RETRY_MS = 200;
export const EMBED_MAX_TRIES = 20;

export const DIALOG_WIDTH_PX = 800;
export const DIALOG_HEIGHT_PX = 600;
/**
 * Clicks on a dialog's backdrop are ignored for this long after it opened: the second click of a
 * double click lands there.
 */
export const DOUBLE_CLICK_MS = 500;

/** Cases on one page of the grid; more are split over further pages. */
export const CASES_PER_PAGE = 24;

/** Size of the Open Graph images, px. */
export const OG_IMAGE_PX = { width: 1200, height: 630 } as const;
