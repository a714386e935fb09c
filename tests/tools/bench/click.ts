import { type Browser, chromium, type Page } from '@playwright/test';
import { CONSENT_KEY, HERO_LOCK_MS, POPUP_SEEN_KEY } from '../../../src/config/constants.ts';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../src/lib/node/browser.ts';
import { median, type Rows } from './table.ts';

/** By how many times the processor is slowed down, to be as slow as a visitor's phone. */
const SLOW_DOWN = 4;

/**
 * Leaves out what the measurement itself would add. In a page under DevTools the engine records the position of each error that is
 * created, and reads React's text again for each of the four that React creates when it starts.
 */
const AS_VISITED = ['--js-flags=--no-enable-lazy-source-positions'];

interface Click {
  page: string;
  /** CSS selector of what is clicked. */
  target: string;
  /** CSS selector that matches once the click has had its effect. */
  effect: string;
  /** CSS selector that must match before the click. */
  after?: string;
  /** The visitor has not answered the cookie banner. */
  withBanner?: true;
}

const FORM = 'a[data-dialog]';
const CLICKS: Record<string, Click> = {
  hero: { page: '/', target: '.hero [role=button]', effect: '.hero[data-state=animating]' },
  flyer: { page: '/training', target: `main ${FORM}`, effect: 'dialog[open]' },
  'white paper': { page: '/case-studies', target: `#cases ${FORM}`, effect: 'dialog[open]' },
  'topic of the filter': { page: '/case-studies', target: 'form[name=topics] input', effect: '#cases[data-filtered=some]' },
  'cookie answer': { page: '/training', target: '[data-cookies] [value=true]', effect: '[data-cookies][hidden]', withBanner: true },
  'next testimonial': {
    page: '/',
    target: 'section:has(.slides) astro-island > div > button:last-of-type',
    effect: '.slides [role=group]:nth-child(2):not([inert])',
    after: '.slides[data-live]',
  },
  'pause of the logos': { page: '/', target: '.logos button', effect: '.logos[data-state=paused]' },
  newsletter: { page: '/privacy-policy', target: `footer ${FORM}`, effect: 'dialog[open]' },
};

/**
 * Measures the time from a click on an island that is not hydrated yet to the frame that shows its effect, and long tasks during the
 * hero's animation. The browser is the shell without windows: elsewhere a new tab hides the page, which then draws no frame.
 */
export async function measureClicks(origin: string, runs: number): Promise<Rows> {
  const browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: [...BROWSER_ARGS, ...AS_VISITED] });
  const rows: Rows = {};
  try {
    for (const [name, click] of Object.entries(CLICKS)) {
      console.log(`  click ${name}`);
      const found: Measured[] = [];
      for (let run = 0; run < runs; run++) found.push(await clickOnce(browser, origin, click));
      const times = found.map(({ time }) => time);
      rows[name] = {
        'effect ms': Math.round(median(times)),
        'slowest ms': Math.round(Math.max(...times)),
        'work ms': Math.round(median(found.map(({ work }) => work))),
      };
    }
    console.log('  coast-down');
    rows['coast-down'] = await coastDown(browser, origin);
  } finally {
    await browser.close();
  }
  return rows;
}

async function visit(browser: Browser, origin: string, path: string, hasAnswered: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([consent, seen, answered]) => {
      if (answered) localStorage.setItem(consent, 'false');
      sessionStorage.setItem(seen, 'true');
    },
    [CONSENT_KEY, POPUP_SEEN_KEY, hasAnswered] as const,
  );
  await page.goto(origin + path, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** Time to the effect in ms, and how long the main thread worked meanwhile, which depends less on what else the machine does. */
interface Measured {
  time: number;
  work: number;
}

async function clickOnce(browser: Browser, origin: string, { page: path, target, effect, after, withBanner }: Click): Promise<Measured> {
  const page = await visit(browser, origin, path, !withBanner);
  const element = page.locator(target).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (after) await page.locator(after).waitFor({ timeout: 10_000 });
  const isShown = page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No effect: ${selector}`)), 10_000);
        addEventListener('pointerdown', ({ timeStamp }) => {
          const look = (now: number) => {
            if (document.querySelector(selector)) resolve(now - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
    effect,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const box = await element.boundingBox();
  const before = await worked();
  // No pointer was over it before: the click is the visitor's first input.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const time = await isShown;
  const work = (await worked()) - before;
  await page.context().close();
  return { time, work };
}

/** Tasks over 50 ms during the hero's animation, the longest of them, and the layout shift. */
async function coastDown(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await visit(browser, origin, '/', true);
  // Hydrated before it is measured: this is about the animation, not about loading.
  await page.locator('.hero [role=button]').hover();
  await page.locator('.hero astro-island:not([ssr])').waitFor({ state: 'attached' });
  const observed = await page.evaluateHandle(() => {
    const observers = ['longtask', 'layout-shift'].map((type) => {
      const entries: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
      observer.observe({ type });
      return () => [...entries, ...observer.takeRecords()];
    });
    return { all: () => observers.map((entries) => entries()) };
  });
  await page.locator('.hero [role=button]').click();
  await page.locator('.hero[data-state=transformed]').waitFor({ timeout: 4 * HERO_LOCK_MS });
  const [tasks = [], shifts = []] = await observed.evaluate(async ({ all }) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [long = [], moved = []] = all();
    return [long.map(({ duration }) => duration), moved.map((entry) => (entry as PerformanceEntry & { value: number }).value)];
  });
  await page.context().close();
  const shift = shifts.reduce((sum, value) => sum + value, 0);
  return { 'long tasks': tasks.length, 'longest ms': Math.round(Math.max(0, ...tasks)), shift: Math.round(shift * 1000) / 1000 };
}
