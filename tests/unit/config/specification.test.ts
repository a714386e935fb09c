import { expect, test } from 'vitest';
import * as constants from '../../../src/config/constants.ts';
import { DIALOG_IDS } from '../../../src/config/dialog-ids.ts';

/*
 * What the specification fixes by number in the code, written down a second time: all other tests read these from the code, so that
 * this file alone says whether they are right. What it names in the content stands in
 * tests/content/specification.yaml.
 */
const CONSTANTS = {
  CONSENT_KEY: 'cookieConsent',
  POPUP_SEEN_KEY: 'projectInquiryPopupSeen',
  HERO_LEGACY_KEY: 'homepage-transformed',
  POPUP_DELAY_MS: 6000,
  HERO_LOCK_MS: 3200,
  HERO_HEIGHT_PX: 400,
  TESTIMONIAL_INTERVAL_MS: 7000,
  TESTIMONIAL_FADE_MS: 1000,
  LOGO_LOOP_MS: 30_000,
  LOGO_CELL_PX: 240,
  LOGO_LISTS: 3,
  CARD_DELAY_BASE_MS: 100,
  CARD_DELAY_STEP_MS: 100,
  EMBED_DELAY_MS: 500,
  EMBED_RETRY_MS: 200,
  EMBED_MAX_TRIES: 20,
  DIALOG_WIDTH_PX: 800,
  DIALOG_HEIGHT_PX: 600,
} as const;

test.each(Object.entries(CONSTANTS))(
  'the constant %s is %s, as in the specification (section 9)',
  (name, value) =>
    expect(
      constants,
      'fixed by the specification: where it has changed, change it here as well',
    ).toMatchObject({ [name]: value }),
);

test('the dialog ids are those of the specification', () => {
  const flyers = ['f1', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9', 'f10'];
  const papers = ['wp3', 'wp4', 'wp5', 'wp6'];
  expect([...DIALOG_IDS]).toEqual([...flyers, ...papers, 'tech_qual'].map((key) => `dlg_${key}`));
});
