import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as constants from '../../../src/config/constants.ts';
import { flyerForm } from '../../../src/lib/flyer-form.ts';
import { pageFields, promotion, ui } from '../../support/ui.ts';

/*
 * What the specification fixes by number or by word, written down a second time: all other tests read these from the code and the
 * content, so that this file alone says whether they are right.
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

describe('the constants are the specification’s (section 9)', () => {
  test.each(Object.entries(CONSTANTS))('%s is %s', (name, value) => expect(constants).toMatchObject({ [name]: value }));
});

describe('the texts that the specification gives', () => {
  test('of the bar, the buttons and the error pages', () => {
    expect(ui.bar).toMatchObject({ services: 'Services', openMenu: 'Open menu', closeMenu: 'Close menu' });
    expect(ui.actions).toMatchObject({ allServices: 'View All Our Services', flyer: 'Download Flyer', contact: 'Contact Us' });
    expect(ui.error).toMatchObject({ home: 'Return to Home', title: 'Unexpected Application Error!' });
    expect(pageFields('404', 'error').banner.title).toBe('Oops! Page not found');
  });

  test('of the PDF viewer', () => {
    expect(ui.viewer).toMatchObject({
      back: 'Back',
      download: 'Download PDF',
      fallbackTitle: 'PDF Viewer Unavailable',
      fallbackText: 'Your browser or security settings are preventing the PDF from displaying. You can download it to view on your device.',
    });
  });

  test('of the hero, the grid of cases and the popup', () => {
    const home = pageFields('home', 'home');
    expect([home.banner.title, home.hero.button]).toEqual(['Expert Machinery Consulting', 'Explore Our Services']);
    expect(pageFields('case-studies', 'cases').banner.title).toBe('Use Cases');
    expect(promotion.headline).toMatch(/turbine delivery times.*2030/i);
    expect([promotion.paper, promotion.service]).toMatchObject([
      { label: 'Read our whitepaper', route: '/technologyqualification' },
      { label: 'Read more about this service', route: '/novel-technology-de-risking' },
    ]);
    expect(promotion.dismiss).toBe('Continue browsing through services');
    expect(promotion.pages).toEqual(expect.arrayContaining(['/support-to-operations', '/support-to-projects', '/all-our-services']));
  });

  test('of the service pages’ use case', () => {
    expect(ui.service).toMatchObject({ problem: 'Client Problem', approach: '{firm} Approach', outcome: 'Intervention Outcome' });
  });
});

test('a flyer’s form by the page’s path has a default', () => expect(flyerForm('/nowhere')).toBe('default'));

test('the bar is 80 px high', () => {
  expect(fs.readFileSync('src/styles/tokens.css', 'utf8')).toMatch(/--bar:\s*(80px|5rem)/);
});
