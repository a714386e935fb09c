import type { Page } from '@playwright/test';

/** A service whose flyer has a form of its own. */
export const FLYER_SERVICE = '/seal-training';
/** A case with its own white paper. */
export const CASE = '/case-studies/coupling-wear';

/*
 * Parts of pages that several tests look for, as a visitor finds them: by role and name where they have one.
 */
export const dialog = (page: Page) => page.getByRole('dialog');
export const booking = (page: Page) =>
  page.getByRole('group', { name: 'Book an Introductory Meeting' });
export const messageForm = (page: Page) => page.getByRole('group', { name: 'Send Us a Message' });
export const heroButton = (page: Page) =>
  page.getByRole('button', { name: 'Explore Our Services' });
export const servicesHeading = (page: Page) =>
  page.getByRole('heading', { name: 'Our Services', exact: true });
export const logos = (page: Page) => page.getByRole('region', { name: 'Trusted by' });
export const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
/** The button of a service that opens the form of its flyer. */
export const flyer = (page: Page) => page.getByRole('button', { name: 'Download Flyer' });
/** The button on the card of a case that opens the form of its white paper. */
export const paper = (page: Page, id: number) =>
  page.locator(`[data-id="${id}"]`).getByRole('button', { name: 'Download White Paper' });
