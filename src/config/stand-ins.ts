/**
 * What stands in for a third party that is not connected yet (`src/stand-ins`, `src/pages/stand-in`): served from the
 * site's own address, called exactly as a vendor's script would be.
 */
export const STAND_IN_WIDGETS = {
  booking: {
    script: '/stand-in/booking.js',
    global: 'StandInBooking',
    init: [{ function: 'init', arguments: ['{container}'] }],
    container: { element: 'div', attributes: { 'data-path': '{path}' } },
  },
  form: {
    script: '/stand-in/forms.js',
    global: 'StandInForms',
    init: [{ function: 'init', arguments: ['{container}'] }],
    container: { element: 'div', attributes: { 'data-slug': '{slug}' } },
  },
} as const;

/** Module that a stand-in's form fetches once somebody begins to fill it in. */
export const STAND_IN_REPLY = '/stand-in/reply.js';

/** A white paper on the stand-in's file share. */
export const standInFile = (caseSlug: string) => `/stand-in/files/${caseSlug}.pdf`;

/** Addresses at which the host answers with another file, so that each file exists once: the file share's are made there. */
export const STAND_IN_FILES = { from: '/stand-in/files/*', to: '/documents/:splat' } as const;
