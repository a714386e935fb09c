import type { Unconnected } from '../lib/unconnected.ts';
import words from './words.json' with { type: 'json' };

const INIT = [{ function: 'init', arguments: ['{container}'] }];
const container = (attributes: Record<string, string>) => ({ element: 'div' as const, attributes });

/** A white paper on the stand-in's file share. */
export const fileAt = (name: string) => `/stand-in/files/${name}.pdf`;

/** The stand-ins, as the settings would name vendors. */
export const STAND_INS: Unconnected = {
  booking: {
    vendor: words.vendors.booking,
    script: '/stand-in/booking.js',
    global: 'StandInBooking',
    init: INIT,
    container: container({ 'data-path': '{path}' }),
  },
  form: {
    vendor: words.vendors.form,
    script: '/stand-in/forms.js',
    global: 'StandInForms',
    init: INIT,
    container: container({ 'data-slug': '{slug}' }),
    takesMessage: true,
  },
  analytics: '/stand-in/analytics.js',
  hostedForm: (key, slug) => `/stand-in/forms/${key}${slug ? `#${slug}` : ''}`,
  file: fileAt,
};
