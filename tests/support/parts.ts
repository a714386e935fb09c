import type { Page } from '@playwright/test';
import { contact, home, ui } from './ui.ts';

/*
 * Parts of pages that several tests look for, as a visitor finds them: by role and name where they have one.
 */
export const dialog = (page: Page) => page.getByRole('dialog');
export const booking = (page: Page) => page.getByRole('group', { name: contact.booking.title });
export const messageForm = (page: Page) => page.getByRole('group', { name: contact.form.title });
export const heroButton = (page: Page) => page.getByRole('button', { name: home.hero.button });
export const servicesHeading = (page: Page) =>
  page.getByRole('heading', { name: home.services.title, exact: true });
export const logos = (page: Page) => page.getByRole('region', { name: home.trustedBy.title });
export const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
export const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
/** The button of a service that opens the form of its flyer. */
export const flyer = (page: Page) => page.getByRole('button', { name: ui.actions.flyer });
/** The button on the card of a case that opens the form of its white paper. */
export const paper = (page: Page, id: number) =>
  page.locator(`[data-id="${id}"]`).getByRole('button', { name: ui.actions.whitePaper });
