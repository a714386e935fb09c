import { expect, type Page } from '@playwright/test';
import { POPUP_DELAY_MS } from '../../src/config/constants.ts';
import { alive, settle } from './visitor.ts';

/** A state of the site that opens on a page, and how a visitor comes to it. */
export interface State {
  name: string;
  route: string;
  /** Only in a window where the bar folds into a menu, or only where it does not. */
  only?: 'narrow' | 'wide';
  /** The visitor has not answered the cookie banner. */
  asked?: boolean;
  /** Before the page is loaded: what is broken, or how time runs. */
  prepare?: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<unknown>;
  /** It lies over the page, and covers some of the page's controls. */
  over?: true;
  /** What has opened: where its controls are. */
  part: string;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
const dialog = (page: Page) => expect(page.locator('dialog[open]')).toBeVisible();
/** A form in a frame is part of what is opened. */
const form = async (page: Page) => {
  await dialog(page);
  await expect(page.frameLocator('dialog iframe').getByRole('heading', { level: 1 })).toBeVisible();
};
const embeds = (state: string) => async (page: Page) => {
  const all = page.locator('site-embed');
  for (const embed of await all.all()) await expect(embed).toHaveAttribute('data-state', state, { timeout: 15_000 });
};
/** Sends a page whose island lacks one of its words, so that it throws when it is drawn. */
const without = (word: string) => (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`&quot;${word}&quot;:`, '&quot;nothing&quot;:') });
  });
const choose = async (page: Page, ...topics: string[]) => {
  for (const topic of topics) await page.getByRole('checkbox', { name: topic, exact: true }).check();
};

/** Every state that a page can be in: as it arrives, and all that opens, fails or moves. */
export const STATES: State[] = [
  {
    name: 'no island hydrated',
    route: '/',
    open: async (page) => {
      const islands = page.locator('astro-island');
      expect(await islands.count()).toBeGreaterThan(0);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(await islands.count());
    },
    part: 'main',
  },
  {
    name: 'the mobile menu open',
    route: '/training',
    only: 'narrow',
    open: (page) => press(page, 'Open menu'),
    over: true,
    part: '#menu',
  },
  { name: 'Services open', route: '/training', only: 'wide', open: (page) => press(page, 'Services'), over: true, part: '#services-menu' },
  {
    name: 'the cookie banner shown',
    route: '/training',
    asked: true,
    open: (page) => expect(page.locator('[data-cookies]')).toBeVisible(),
    over: true,
    part: '[data-cookies]',
  },
  {
    name: 'the cookie banner reopened, with Global Privacy Control',
    route: '/privacy-policy',
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })),
    open: (page) => press(page, 'Cookie settings'),
    over: true,
    part: '[data-cookies]',
  },
  {
    name: 'the popup open',
    route: '/all-our-services',
    prepare: async (page) => {
      await page.addInitScript(() => sessionStorage.clear());
      await page.clock.install();
    },
    open: async (page) => {
      await alive(page);
      await page.clock.fastForward(POPUP_DELAY_MS);
      await dialog(page);
    },
    over: true,
    part: 'dialog',
  },
  {
    name: 'the flyer dialog open',
    route: '/training',
    open: (page) => press(page, 'Download Flyer').then(() => form(page)),
    over: true,
    part: 'dialog',
  },
  {
    name: 'the white-paper dialog open',
    route: '/case-studies/gas-turbine-selection',
    prepare: (page) =>
      page.addInitScript(() => {
        window.open = () => null;
      }),
    open: (page) => press(page, 'Download White Paper').then(() => form(page)),
    over: true,
    part: 'dialog',
  },
  {
    name: 'the newsletter dialog open',
    route: '/about-us',
    open: (page) => press(page, 'Subscribe to our newsletter').then(() => form(page)),
    over: true,
    part: 'dialog',
  },
  {
    name: 'several topics chosen',
    route: '/case-studies',
    open: async (page) => {
      await choose(page, 'RCA', 'Simulation', 'Project');
      await expect(page.getByRole('button', { name: 'Clear filters (3)' })).toBeVisible();
    },
    part: 'form[name=topics]',
  },
  {
    name: 'a topic chosen that few cases have',
    route: '/case-studies',
    open: async (page) => {
      await choose(page, 'Simulation');
      await expect.poll(() => page.locator('#cases > li:visible').count()).toBeLessThan(5);
    },
    part: 'form[name=topics]',
  },
  {
    name: 'the table of a figure open',
    route: '/case-studies/bad-actor-removals',
    open: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await expect(page.locator('details[open] table').first()).toBeVisible();
    },
    part: 'details',
  },
  {
    name: 'the hero as a banner',
    route: '/',
    open: async (page) => {
      await press(page, 'Explore Our Services');
      await expect(page.locator('.hero')).toHaveAttribute('data-state', 'transformed', { timeout: 10_000 });
    },
    part: '.hero',
  },
  {
    name: 'all that moves paused',
    route: '/',
    open: async (page) => {
      await page.getByRole('checkbox', { name: 'Pause the rotor' }).check();
      await page.locator('.logos').getByRole('button', { name: 'Pause' }).click();
      const quotes = page.locator('[aria-roledescription=carousel]');
      await quotes.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await quotes.getByRole('button', { name: 'Pause' }).click();
      await quotes.getByRole('button', { name: 'Next' }).click();
      await expect(quotes.locator('[role=group]').nth(1)).toHaveCSS('opacity', '1');
    },
    part: '.logos, [aria-roledescription=carousel], .banner',
  },
  { name: 'booking and form loaded', route: '/contact-us', open: embeds('ready'), part: 'site-embed' },
  { name: 'booking loaded among the people', route: '/about-us', open: embeds('ready'), part: 'site-embed' },
  {
    name: 'booking and form out of reach',
    route: '/contact-us',
    prepare: (page) => page.route('**/stand-in/*.js', (route) => route.abort()),
    open: embeds('failed'),
    part: 'site-embed',
  },
  {
    name: 'the fallback of the PDF viewer',
    route: '/technologyqualification',
    prepare: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false })),
    open: (page) => expect(page.getByRole('heading', { name: 'PDF Viewer Unavailable' })).toBeVisible(),
    part: '.viewer',
  },
  {
    name: 'no page below the case studies',
    route: '/case-studies/no-such-case',
    open: (page) => expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible(),
    part: 'main',
  },
  {
    name: 'an island that failed, in its place',
    route: '/case-studies',
    prepare: without('topics'),
    open: async (page) => {
      await page.getByRole('button', { name: 'Filter by RCA' }).first().click();
      await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    },
    part: '[role=alert]',
  },
  {
    name: 'a dialog that failed',
    route: '/training',
    prepare: without('frame'),
    open: async (page) => {
      await press(page, 'Download Flyer');
      await expect(page.getByRole('alert')).toContainText('Unexpected Application Error!');
    },
    over: true,
    part: '[role=alert]',
  },
];

/** Brings a page to a state. The window's size is set before. */
export async function bring(page: Page, { route, asked, prepare, open }: State): Promise<void> {
  if (!asked) await settle(page);
  await prepare?.(page);
  await page.goto(route);
  await page.evaluate(() => document.fonts.ready);
  await open(page);
}

/** States that can be had in a window of a width. */
export const statesAt = (width: number) => STATES.filter(({ only }) => !only || (only === 'narrow') === width < 56 * 16);
