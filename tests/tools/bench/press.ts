import { type Browser, chromium, type Page } from '@playwright/test';
import { CONSENT_KEY, HERO_LOCK_MS, POPUP_SEEN_KEY } from '../../../src/config/constants.ts';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../../src/lib/node/browser.ts';
import { median, type Rows } from './table.ts';

/** How much slower than this machine the visitor's is. */
const SLOW_DOWN = 4;

/**
 * What the tool itself would add is left out. A page that is watched notes where each error was made, and React makes four when it
 * begins: for each the engine would read React's text again. And without windows (the shell) no new tab hides the page, which
 * would then draw no answer.
 */
const AS_VISITED = ['--js-flags=--no-enable-lazy-source-positions'];

interface Press {
  page: string;
  /** What is pressed, as a CSS selector. */
  at: string;
  /** What is there once the press is answered. */
  answer: string;
  /** What must be there before the press. */
  after?: string;
  /** The visitor has not answered the cookie banner. */
  asked?: true;
}

const FORM = 'a[data-dialog]';
const PRESSES: Record<string, Press> = {
  hero: { page: '/', at: '.hero [role=button]', answer: '.hero[data-state=animating]' },
  flyer: { page: '/training', at: `main ${FORM}`, answer: 'dialog[open]' },
  'white paper': { page: '/case-studies', at: `#cases ${FORM}`, answer: 'dialog[open]' },
  'topic of the filter': { page: '/case-studies', at: 'form[name=topics] input', answer: '#cases[data-filtered=some]' },
  'cookie answer': { page: '/training', at: '[data-cookies] [value=true]', answer: '[data-cookies][hidden]', asked: true },
  'next testimonial': {
    page: '/',
    at: 'section:has(.slides) astro-island > div > button:last-of-type',
    answer: '.slides [role=group]:nth-child(2):not([inert])',
    after: '.slides[data-live]',
  },
  'pause of the logos': { page: '/', at: '.logos button', answer: '.logos[data-state=paused]' },
  newsletter: { page: '/privacy-policy', at: `footer ${FORM}`, answer: 'dialog[open]' },
};

/**
 * From the press on an island nobody has touched to the frame that shows its answer, with the processor slowed down; and what
 * the coast-down keeps the page from doing.
 */
export async function measurePresses(origin: string, runs: number): Promise<Rows> {
  const browser = await chromium.launch({ executablePath: findShell() ?? ensureBrowser(), args: [...BROWSER_ARGS, ...AS_VISITED] });
  const rows: Rows = {};
  try {
    for (const [name, press] of Object.entries(PRESSES)) {
      console.log(`  press ${name}`);
      const answers: Answer[] = [];
      for (let run = 0; run < runs; run++) answers.push(await pressOnce(browser, origin, press));
      const times = answers.map(({ time }) => time);
      rows[name] = {
        'answer ms': Math.round(median(times)),
        'slowest ms': Math.round(Math.max(...times)),
        'work ms': Math.round(median(answers.map(({ work }) => work))),
      };
    }
    console.log('  coast-down');
    rows['coast-down'] = await coastDown(browser, origin);
  } finally {
    await browser.close();
  }
  return rows;
}

async function visit(browser: Browser, origin: string, path: string, isSettled: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(
    ([consent, seen, settled]) => {
      if (settled) localStorage.setItem(consent, 'false');
      sessionStorage.setItem(seen, 'true');
    },
    [CONSENT_KEY, POPUP_SEEN_KEY, isSettled] as const,
  );
  await page.goto(origin + path, { waitUntil: 'load' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return page;
}

/** Time to the answer, and what the page's main thread did meanwhile: that depends less on what else the machine does. */
interface Answer {
  time: number;
  work: number;
}

async function pressOnce(browser: Browser, origin: string, { page: path, at, answer, after, asked }: Press): Promise<Answer> {
  const page = await visit(browser, origin, path, !asked);
  const target = page.locator(at).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  if (after) await page.locator(after).waitFor({ timeout: 10_000 });
  const answered = page.evaluate(
    (selector) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`No answer: ${selector}`)), 10_000);
        addEventListener('pointerdown', ({ timeStamp }) => {
          const look = (now: number) => {
            if (document.querySelector(selector)) resolve(now - timeStamp);
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      }),
    answer,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
  };
  const box = await target.boundingBox();
  const before = await worked();
  // No pointer was over it before: the press is the first that the page hears of the visitor.
  await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  const time = await answered;
  const work = (await worked()) - before;
  await page.context().close();
  return { time, work };
}

/** Tasks over 50 ms while the hero coasts down, the longest of them, and what has shifted. */
async function coastDown(browser: Browser, origin: string): Promise<Record<string, number>> {
  const page = await visit(browser, origin, '/', true);
  await page.evaluate(() => {
    const seen = { tasks: [] as number[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  // The island is there before it is measured: this is about what moves, not about what loads.
  await page.locator('.hero [role=button]').hover();
  await page.waitForTimeout(1500);
  await page.evaluate(() => Object.assign((window as unknown as { seen: object }).seen, { tasks: [], shift: 0 }));
  await page.locator('.hero [role=button]').click();
  await page.locator('.hero[data-state=transformed]').waitFor({ timeout: 4 * HERO_LOCK_MS });
  await page.waitForTimeout(200);
  const { tasks, shift } = await page.evaluate(() => (window as unknown as { seen: { tasks: number[]; shift: number } }).seen);
  await page.context().close();
  return { 'long tasks': tasks.length, 'longest ms': Math.round(Math.max(0, ...tasks)), shift: Math.round(shift * 1000) / 1000 };
}
