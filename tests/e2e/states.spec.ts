import { expect, type Page } from '@playwright/test';
import {
  EMBED_DELAY_MS,
  EMBED_MAX_TRIES,
  EMBED_RETRY_MS,
  HERO_LOCK_MS,
  POPUP_DELAY_MS,
} from '../../src/config/constants.ts';
import { axe } from '../support/axe.ts';
import { endless, holdClock, scriptStarted } from '../support/clock.ts';
import { DESK, PHONE, waitForFades } from '../support/layout.ts';
import { CASE, carousel, FLYER_SERVICE, heroButton, logos, slides } from '../support/parts.ts';
import { reflowFaults } from '../support/reflow.ts';
import { test } from '../support/test.ts';
import { VENDOR } from '../support/vendor.ts';

// axe is injected; the pages' own policy is tested in build/security.test.ts.
test.use({ bypassCSP: true });

/** Buttons whose icon has the colour of their ground. */
const invisibleIcons = (page: Page, part: string) =>
  page
    .locator(part)
    .locator('button:visible:has(svg)')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const icon = getComputedStyle(button.querySelector('svg :not(g)') ?? button);
          return ![icon.fill, icon.stroke].some(
            (colour) => colour !== 'none' && colour !== getComputedStyle(button).backgroundColor,
          );
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 90)),
    );

/** A state of a page, such as an open dialog, and how to reach it. */
interface PageState {
  name: string;
  route: string;
  /** Only where the bar has a menu button (narrow), or only where it doesn't (wide). */
  only?: 'narrow' | 'wide';
  /**
   * Runs before the page is loaded: replaces responses, or stops the clock, which a state lets run
   * again, because axe sets its own timers.
   */
  prepare?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  /** What the console reports of it. */
  warnings?: string[];
  /** Selector of the opened part. */
  part: string;
}

const clickButton = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const dialogIsOpen = (page: Page) => expect(page.locator('dialog[open]')).toBeVisible();
/** The dialog is open, and the form in its frame has loaded. */
const formIsOpen = async (page: Page) => {
  await dialogIsOpen(page);
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
};
const embedsReach = (state: string) => async (page: Page) => {
  const all = page.locator('site-embed');
  for (const embed of await all.all()) await expect(embed).toHaveAttribute('data-state', state);
};
const openBench = async (page: Page) => {
  await clickButton(page, 'Your numbers');
  await expect(page.locator('.own-numbers')).toBeVisible();
};
/** The states of the pages: as loaded, with a part open, failed or animated. */
const STATES: PageState[] = [
  {
    name: 'the mobile menu open',
    route: FLYER_SERVICE,
    only: 'narrow',
    open: (page) => clickButton(page, 'Open menu'),
    part: '#menu',
  },
  {
    name: 'Services open',
    route: FLYER_SERVICE,
    only: 'wide',
    open: (page) => clickButton(page, 'Services'),
    part: '#services-menu',
  },
  {
    name: 'the cookie banner reopened, with Global Privacy Control',
    route: '/privacy-policy',
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      ),
    open: async (page) => {
      await clickButton(page, 'Cookie settings');
      // The island shows which answer was given once it is hydrated.
      await expect(page.locator('[data-cookies] [aria-pressed=true]')).toBeVisible();
    },
    part: '[data-cookies]',
  },
  {
    name: 'the popup open',
    route: '/all-our-services',
    prepare: async (page) => {
      await page.addInitScript(() => sessionStorage.clear());
      await holdClock(page);
    },
    open: async (page) => {
      await scriptStarted(page);
      await page.clock.fastForward(POPUP_DELAY_MS);
      await dialogIsOpen(page);
      await page.clock.resume();
    },
    part: 'dialog',
  },
  {
    name: 'the white-paper dialog open',
    route: CASE,
    open: async (page) => {
      // Nothing is downloaded.
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await clickButton(page, 'Download White Paper');
      await formIsOpen(page);
    },
    part: 'dialog',
  },
  {
    name: 'several topics chosen',
    route: '/case-studies',
    open: async (page) => {
      for (const name of ['Seals', 'Gearboxes', 'Start-up'])
        await page.getByRole('checkbox', { name, exact: true }).click();
      await expect(page.getByRole('button', { name: 'Clear filters (3)' })).toBeVisible();
    },
    part: 'form[name=topics]',
  },
  {
    name: 'the table of a figure open',
    route: CASE,
    open: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.locator('details[open] table').first()).toBeVisible();
    },
    part: 'details',
  },
  {
    name: 'the visitor’s own numbers for a rating',
    route: '/seal-training',
    open: openBench,
    part: '.own-numbers',
  },
  {
    name: 'a number of the visitor’s that is wrong',
    route: '/seal-qualification',
    open: async (page) => {
      await openBench(page);
      await page.locator('.own-numbers textarea').first().fill('500');
      await expect(page.locator('.own-numbers [aria-invalid=true]')).toBeVisible();
    },
    part: '.own-numbers',
  },
  {
    name: 'the hero as a banner',
    route: '/',
    prepare: holdClock,
    open: async (page) => {
      await scriptStarted(page);
      await heroButton(page).click();
      await expect(page.locator('.hero')).toHaveAttribute('data-state', 'animating');
      await page.clock.runFor(HERO_LOCK_MS);
      await expect(page.locator('.hero')).toHaveAttribute('data-state', 'transformed');
      await page.clock.resume();
    },
    part: '.hero',
  },
  {
    name: 'all that moves paused',
    route: '/',
    open: async (page) => {
      await expect.poll(() => endless(page)).toBeGreaterThan(1);
      await page.getByRole('checkbox', { name: 'Pause the rotor' }).check();
      await logos(page).getByRole('checkbox', { name: 'Pause' }).check();
      const quotes = carousel(page);
      await quotes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await quotes.getByRole('button', { name: 'Pause' }).click();
      await quotes.getByRole('button', { name: 'Next' }).click();
      await expect(slides(page).nth(1)).toHaveCSS('opacity', '1');
      await page.mouse.move(0, 0);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      expect(await endless(page)).toBe(0);
    },
    part: '.logos, [aria-roledescription=carousel], .banner',
  },
  {
    name: 'booking and form loaded',
    route: '/contact-us',
    open: embedsReach('ready'),
    part: 'site-embed',
  },
  {
    name: 'booking and form that cannot be reached',
    route: '/contact-us',
    warnings: ['Vendor calendar did not load', 'Vendor form did not load'],
    prepare: async (page) => {
      await page.route(`${VENDOR}/*.js`, (route) => route.abort());
      await holdClock(page);
    },
    open: async (page) => {
      await scriptStarted(page);
      await page.clock.runFor(EMBED_DELAY_MS + EMBED_MAX_TRIES * EMBED_RETRY_MS);
      await embedsReach('failed')(page);
      await page.clock.resume();
    },
    part: 'site-embed',
  },
  {
    name: 'the fallback of the PDF viewer',
    route: '/technologyqualification',
    prepare: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }),
      ),
    open: (page) =>
      expect(page.getByRole('heading', { name: 'PDF Viewer Unavailable' })).toBeVisible(),
    part: 'main',
  },
];

for (const { name, route, only, warnings = [], part, prepare, open } of STATES)
  test(`axe finds no failure, and everything fits, with ${name}`, async ({ page, faults }) => {
    await page.setViewportSize(only === 'wide' ? DESK : PHONE);
    await prepare?.(page);
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    await open(page);
    expect(faults.splice(0)).toEqual(warnings.map((text) => expect.stringContaining(text)));
    await waitForFades(page);
    expect(await axe(page, part)).toEqual([]);
    if (only !== 'wide') expect(await reflowFaults(page, part)).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    expect(await invisibleIcons(page, part), 'in forced colours').toEqual([]);
  });
