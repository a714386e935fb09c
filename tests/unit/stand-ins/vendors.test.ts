import { expect, test } from 'vitest';
import { hostedFlyer, hostedPaper, newsletterForm } from '../../../src/lib/hosted-form.ts';
import { UNCONNECTED } from '../../../src/lib/unconnected.ts';
import { STAND_INS } from '../../../src/stand-ins/vendors.ts';

const NONE = { flyers: {} };

test('the stand-ins take the place of what is not connected', () => {
  expect(UNCONNECTED).toBe(STAND_INS);
  expect(hostedFlyer('/training', NONE, {})).toEqual({
    key: 'dlg_f10',
    url: '/stand-in/forms/dlg_f10#training',
    file: '/documents/flyers/training.pdf',
  });
  expect(hostedPaper('pump', { dialogId: 'dlg_wp3' })).toEqual({
    key: 'dlg_wp3',
    url: '/stand-in/forms/dlg_wp3#pump',
    file: '/stand-in/files/pump.pdf',
    starts: true,
  });
  expect(newsletterForm(NONE)?.url).toBe('/stand-in/forms/newsletter');
});
