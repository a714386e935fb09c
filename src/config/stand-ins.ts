/**
 * Replacements for third parties that are not connected yet (`src/stand-ins`,
 * `src/pages/stand-in`): served from the site's own origin, and called as a vendor's script would
 * be.
 */
export const STAND_IN_WIDGETS = {
  booking: {
    script: '/stand-in/booking.js',
    global: 'StandInBooking',
    init: [{ function: 'init', arguments: ['{container}'] }],
    container: { element: 'div' as const, attributes: { 'data-path': '{path}' } },
  },
  form: {
    script: '/stand-in/forms.js',
    global: 'StandInForms',
    init: [{ function: 'init', arguments: ['{container}'] }],
    container: { element: 'div' as const, attributes: { 'data-slug': '{slug}' } },
  },
};

/** Module that a stand-in's form fetches when it is first focused or pointed at. */
export const STAND_IN_REPLY = '/stand-in/reply.js';

/** A white paper on the stand-in's file share. */
export const standInFile = (caseSlug: string) => `/stand-in/files/${caseSlug}.pdf`;

/** Redirect rule from the stand-in for the file share to the documents built in /documents. */
export const STAND_IN_FILES = { from: '/stand-in/files/*', to: '/documents/:splat' } as const;
