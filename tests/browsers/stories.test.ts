import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSENT_KEY, DOUBLE_CLICK_MS, HERO_HEIGHT_PX, HERO_LOCK_MS, POPUP_DELAY_MS, POPUP_SEEN_KEY } from '../../src/config/constants.ts';
import { freePort, startHost } from '../../src/tools/site/host.ts';
import { DIST, listed } from '../support/dist.ts';
import { findOtherBrowsers } from '../support/other-browsers.ts';
import { CASE_IDS, FLYER_SERVICE, promotion, topic } from '../support/ui.ts';
import { startFirefox } from './firefox.ts';
import { startFrameServer } from './frame-server.ts';
import { Visitor } from './visitor.ts';
import { startWebkit } from './webkit.ts';

const { firefox, webkit } = findOtherBrowsers();
/** Those that the machine has. */
const BROWSERS = {
  ...(firefox && { Firefox: () => startFirefox(firefox) }),
  ...(webkit && { WebKitGTK: () => startWebkit(webkit.driver, webkit.screen, webkit.browser) }),
};
const host = await startHost({ directory: DIST, port: await freePort(4330) });
afterAll(() => host.stop());
const ROUTES = listed.map(({ route }) => route);

describe.each(Object.entries(BROWSERS))('in %s', (_name, start) => {
  let visitor: Visitor;
  let frames: Awaited<ReturnType<typeof startFrameServer>>;
  beforeAll(async () => {
    frames = await startFrameServer(host.url);
    const engine = await start();
    console.log(engine.name);
    visitor = new Visitor(engine, host.url, frames.url);
  });
  afterAll(async () => {
    frames.stop();
    await visitor.engine.quit();
  });

  test('the home page coasts down to its banner, and then leads to the services', async () => {
    await visitor.begin('/');
    const state = () => document.querySelector<HTMLElement>('.hero')?.dataset.state ?? '';
    const height = () => Math.round(document.querySelector('.hero')?.getBoundingClientRect().height ?? 0);
    expect(await visitor.look(state)).toBe('initial');
    expect(await visitor.look(() => document.querySelector('.hero')?.getBoundingClientRect().height === innerHeight)).toBe(true);
    await visitor.click('.hero [role=button]', 'Explore Our Services');
    await visitor.see('the hero', 'animating', state);
    expect(await visitor.look(() => document.querySelector('.hero [role=button]')?.getAttribute('aria-disabled'))).toBe('true');
    await visitor.see(`the hero after ${HERO_LOCK_MS} ms`, 'transformed', state);
    expect(await visitor.look(height)).toBe(HERO_HEIGHT_PX);
    await visitor.click('.hero [role=button]', 'Explore Our Services');
    await visitor.path('/#our-services');
  });

  test('the logos run, and stop when Pause is clicked', async () => {
    await visitor.begin('/');
    const run = () => document.getAnimations().some((one) => one.playState === 'running' && one.effect?.getTiming().duration === 30_000);
    await visitor.see('that the logos run', true, run);
    await visitor.click('.logos input');
    await visitor.see('that the logos run', false, run);
  });

  test('the testimonials go on by their buttons', async () => {
    await visitor.begin('/');
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]')]
        .flatMap((slide, at) => (slide.inert ? [] : [at + 1]))
        .join();
    await visitor.look(() =>
      document.querySelector('[aria-roledescription=carousel]')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await visitor.see('the first testimonial', '1', shown);
    await visitor.click('[aria-roledescription=carousel] button', 'Next');
    await visitor.see('the second testimonial', '2', shown);
    await visitor.see('its fade', true, () => {
      const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
      return slides.every((slide, at) => Number(getComputedStyle(slide).opacity) === (at === 1 ? 1 : 0));
    });
  });

  test('Services opens below its button, leads on by the keyboard, and closes by Escape', async () => {
    await visitor.begin('/about-us');
    await visitor.click('[popovertarget=services-menu]', 'Services');
    await visitor.count('#services-menu a', 3);
    const place = await visitor.look(() => {
      const [button, menu] = ['[popovertarget=services-menu]', '#services-menu'].map((of) =>
        document.querySelector(of)?.getBoundingClientRect(),
      );
      // Firefox before 147 positions nothing by an anchor: there the menu stands where the labels of the real site need it.
      const isAnchored = CSS.supports('anchor-name', '--services');
      return { top: menu?.top, aside: isAnchored ? Math.abs((menu?.left ?? 0) - (button?.left ?? 0)) : 0 };
    });
    expect(place.top).toBe(80);
    expect(place.aside).toBeLessThan(40);
    await visitor.key('Escape');
    await visitor.count('#services-menu a', 0);
    await visitor.focus('Services');
    await visitor.key('Enter');
    await visitor.count('#services-menu a', 3);
    await visitor.key('Tab');
    await visitor.focus('Support to Operations');
    await visitor.key('Enter');
    await visitor.path('/support-to-operations');
  });

  test('the menu of a small window opens, names itself and closes with the link that is chosen', async () => {
    await visitor.begin('/', { width: 480 });
    await visitor.click('[popovertarget=menu]', 'Open menuClose menu');
    await visitor.count('#menu a', 6);
    await visitor.count('[popovertarget=menu] span:last-child', 1);
    await visitor.click('#menu a', 'About Us');
    await visitor.path('/about-us');
    await visitor.count('#menu a', 0);
  });

  test('topics filter the cases, are stored in the URL, and Back undoes them', async () => {
    await visitor.begin('/case-studies');
    const shown = () => [...document.querySelectorAll<HTMLElement>('#cases > li')].filter((card) => !card.hidden).length;
    const withTopic = await visitor.look(() => document.querySelectorAll('#cases > li[data-topics~=seals]').length);
    expect(withTopic).toBeGreaterThan(0);
    await visitor.click('form[name=topics] label', topic(2));
    await visitor.see('cases', withTopic, shown);
    await visitor.path('/case-studies?topic=seals');
    await visitor.click('form[name=topics] p button', 'Clear filters (1)');
    await visitor.see('cases', CASE_IDS.length, shown);
    await visitor.click('#cases [data-topic]', `Filter by ${topic(1)}`);
    await visitor.path('/case-studies?topic=gearboxes');
    await visitor.back();
    await visitor.see('cases', CASE_IDS.length, shown);
  });

  test('the cards have come in, and none is left transparent', async () => {
    await visitor.begin('/case-studies');
    await visitor.see(
      'transparent cards',
      0,
      () => [...document.querySelectorAll('#cases > li')].filter((card) => getComputedStyle(card).opacity !== '1').length,
    );
  });

  test('a flyer’s dialog is 800 × 600 and modal, shows its form, and gives the focus back', async () => {
    await visitor.begin(FLYER_SERVICE);
    await visitor.click('a[data-dialog]', 'Download Flyer');
    await visitor.see('the dialog', ['dlg_f10', true, 800, 600], () => {
      const dialog = document.querySelector('dialog');
      const { width, height } = dialog?.getBoundingClientRect() ?? {};
      return [dialog?.id, dialog?.matches(':modal'), width, height];
    });
    await visitor.focus('Flyer: Seal training');
    await visitor.key('Tab');
    await visitor.focus('Close');
    await visitor.see('the form in the frame', true, () =>
      Boolean(document.querySelector('iframe')?.contentDocument?.querySelector('form')),
    );
    await visitor.key('Escape');
    await visitor.count('dialog, iframe', 0);
    await visitor.focus('Download Flyer');
    await visitor.click('a[data-dialog]', 'Download Flyer');
    await visitor.count('dialog', 1);
    const opened = await visitor.look(() => performance.now());
    await visitor.see('the time of a double click to be over', true, (ms) => performance.now() > ms, opened + DOUBLE_CLICK_MS);
    await visitor.clickAt(20, 20);
    await visitor.count('dialog', 0);
    await visitor.focus('Download Flyer');
    await visitor.see('the page to scroll again', '', () => document.documentElement.style.overflow);
  });

  test('a white paper opens its form and its file in a tab of its own; case 12 leads to the viewer', async () => {
    await visitor.begin('/case-studies');
    await visitor.click('[data-id="4"] a[data-dialog]');
    await visitor.closeNewTab();
    await visitor.see('the dialog', 'dlg_wp3', () => document.querySelector('dialog')?.id);
    await visitor.click('dialog button', 'Close');
    await visitor.count('dialog', 0);
    await visitor.click('[data-id="12"] a[href="/technologyqualification"]');
    await visitor.path('/technologyqualification');
    await visitor.see('the document, or else the fallback', true, () => {
      const [object, fallback] = ['object', '[data-fallback]'].map((of) => document.querySelector(of));
      return navigator.pdfViewerEnabled ? Boolean(object) : !object && Boolean(fallback?.checkVisibility());
    });
    await visitor.click('[data-back]');
    await visitor.path('/case-studies');
  });

  test('cookies are asked for, declined, asked for again and accepted', async () => {
    await visitor.begin('/about-us', { consent: '' });
    const stored = (key: string) => localStorage.getItem(key);
    const analytics = () => document.querySelectorAll('script[src*=analytics]').length;
    await visitor.count('[data-cookies]', 1);
    await visitor.click('[data-cookies] button', 'Decline');
    await visitor.count('[data-cookies]', 0);
    await visitor.see('the answer', 'false', stored, CONSENT_KEY);
    expect(await visitor.look(analytics)).toBe(0);
    await visitor.click('footer button', 'Cookie settings');
    await visitor.click('[data-cookies] button', 'Accept');
    await visitor.see('the answer', 'true', stored, CONSENT_KEY);
    await visitor.see('scripts of analytics', 1, analytics);
    await visitor.open(FLYER_SERVICE);
    await visitor.see('scripts of analytics', 1, analytics);
    await visitor.count('[data-cookies]', 0);
  });

  test('the popup comes once, after its delay, and not again', async () => {
    await visitor.begin('/all-our-services', { seen: '' });
    const since = () => performance.now() - (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd;
    await visitor.count('dialog', 1);
    expect(await visitor.look(since)).toBeGreaterThanOrEqual(POPUP_DELAY_MS);
    await visitor.focus(promotion.headline);
    await visitor.key('Escape');
    await visitor.count('dialog', 0);
    await visitor.see('the popup to be marked as seen', 'true', (key) => sessionStorage.getItem(key), POPUP_SEEN_KEY);
    await visitor.open('/support-to-projects');
    await visitor.see('a second more than the delay', true, (ms) => performance.now() > ms, POPUP_DELAY_MS + 1000);
    await visitor.count('dialog', 0);
  });

  test('booking and form come on the contact page, and once only after leaving and coming back', async () => {
    await visitor.begin('/contact-us');
    const states = () => [...document.querySelectorAll<HTMLElement>('site-embed')].map(({ dataset }) => dataset.state);
    await visitor.see('both widgets', ['ready', 'ready'], states);
    await visitor.click('footer a', 'About Us');
    await visitor.path('/about-us');
    await visitor.back();
    await visitor.path('/contact-us');
    await visitor.see('both widgets', ['ready', 'ready'], states);
    expect(await visitor.look(() => document.querySelectorAll('script[src$="booking.js"]').length)).toBe(1);
  });

  test('a page starts at the top, by link and by Back', async () => {
    await visitor.begin(FLYER_SERVICE);
    await visitor.click('footer a', 'About Us');
    await visitor.path('/about-us');
    await visitor.see('the scroll position in px', 0, () => scrollY);
    await visitor.look(() => scrollTo({ top: 900, behavior: 'instant' }));
    await visitor.back();
    await visitor.path(FLYER_SERVICE);
    await visitor.see('the scroll position in px', 0, () => Math.round(scrollY));
  });

  test('every page fits 320 px, and none complains', async () => {
    const found = await visitor.framed(ROUTES, 320, true, (page) => {
      const { scrollWidth, clientWidth } = page.documentElement;
      const wide = [...page.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth + 1);
      return [
        ...(scrollWidth > clientWidth
          ? [`${scrollWidth} px wide`, ...wide.slice(0, 3).map((one) => `${one.tagName}.${one.className}`)]
          : []),
        ...(page.defaultView as unknown as { complaints: string[] }).complaints,
      ];
    });
    expect(Object.keys(found)).toEqual(ROUTES);
    expect(Object.fromEntries(Object.entries(found).filter(([, complaints]) => complaints.length > 0))).toEqual({});
  });

  test('without script everything can be read', async () => {
    const found = await visitor.framed(ROUTES, 390, false, (page) => {
      const view = page.defaultView as Window;
      const texts = [...page.querySelectorAll('main :is(h1, h2, h3, p, li, blockquote)')].filter((one) => one.textContent?.trim());
      const unseen = texts.filter((one) => {
        for (let at: Element | null = one; at; at = at.parentElement) if (view.getComputedStyle(at).opacity === '0') return true;
        return false;
      });
      return { ran: 'complaints' in view, hasText: texts.length > 0, unseen: unseen.map((one) => one.textContent?.slice(0, 40)) };
    });
    const { '/technologyqualification': _viewer, ...pages } = found;
    for (const [route, page] of Object.entries(pages)) expect(page, route).toEqual({ ran: false, hasText: true, unseen: [] });
  });
});
