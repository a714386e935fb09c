/** Size of the picture that a link to a page shows, px: what link previews ask for. */
export const CARD = { width: 1200, height: 630 };
