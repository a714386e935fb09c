/**
 * Every time, key and limit that the specification fixes (its section 9), once.
 * CSS reads the times through the custom properties that `layouts/Page.astro` writes from here.
 */

/** Local-storage key of the visitor's answer to the cookie banner: the string "true" or "false". */
export const CONSENT_KEY = 'cookieConsent';
/** Local-storage item an older site left behind; removed on load. */
export const HERO_LEGACY_KEY = 'homepage-transformed';
/** Session-storage flag: the promotional popup was seen in this session. */
export const POPUP_SEEN_KEY = 'projectInquiryPopupSeen';
export const POPUP_DELAY_MS = 6000;

/** How long the hero coasts down, and how long its button stays locked. */
export const HERO_LOCK_MS = 3200;
export const HERO_HEIGHT_PX = 400;
/** Speed of a single-shaft gas turbine that drives a generator on a grid of 50 Hz. */
export const HERO_SPEED_RPM = 3000;

export const TESTIMONIAL_INTERVAL_MS = 7000;
export const TESTIMONIAL_FADE_MS = 1000;

export const LOGO_LOOP_MS = 30_000;
export const LOGO_CELL_PX = 240;
/** The list itself and its copies ("duplicated twice"). */
export const LOGO_LISTS = 3;

/** The site's script starts at the first paint, or this long after it has loaded. */
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
/** The second click of a double click that opened a dialog lands on its backdrop: clicks there are ignored for this long. */
export const DOUBLE_CLICK_MS = 500;
/**
 * What a hosted form in a dialog may do. It may not lead this page elsewhere, nor raise dialogs of its own. Scripts and an origin
 * together fence in a foreign form only; the stand-in's, which is the site's own, browsers warn about and need not be fenced in.
 */
export const FRAME_SANDBOX = 'allow-downloads allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin allow-scripts';

/** Cases on one page of the grid; more are split over further pages. */
export const CASES_PER_PAGE = 24;

/** Words a text may have, by kind of text. */
export const WORDS = {
  service: { min: 350, max: 700 },
  case: { min: 400, max: 800 },
  bio: { min: 50, max: 90 },
} as const;

/** Size of the Open Graph image, px: what link previews ask for. */
export const OG_IMAGE_PX = { width: 1200, height: 630 } as const;
