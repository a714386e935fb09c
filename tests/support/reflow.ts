import type { Page } from '@playwright/test';
import { horizontalOverflow, nextFrame } from './site.ts';

/** Ways to enlarge a page: size of the window in CSS px, and a user style sheet. */
const READERS = [
  // 1280 by 1024 px at 400 % (WCAG 1.4.10), plus text spacing (1.4.12).
  { how: 'zoom of 400 %', width: 320, height: 256, css: '' },
  {
    how: 'text spacing at 400 %',
    width: 320,
    height: 256,
    css: '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
  },
  // Only text enlarged (1.4.4), in a phone's window.
  { how: 'text of 200 %', width: 320, height: 640, css: ':root { font-size: 200% !important }' },
];

/** Forces layout of everything: what is far from the window would otherwise keep its previous layout. */
const LAY_OUT_ALL = '* { content-visibility: visible !important }';

/** Applies one of these ways to a page. */
async function readAs(page: Page, { width, height, css }: (typeof READERS)[number]) {
  await page.setViewportSize({ width, height });
  await page.evaluate((text) => {
    const holder = window as unknown as { reader?: CSSStyleSheet };
    holder.reader ??= new CSSStyleSheet();
    holder.reader.replaceSync(text);
    if (!document.adoptedStyleSheets.includes(holder.reader)) document.adoptedStyleSheets.push(holder.reader);
  }, `${LAY_OUT_ALL} ${css}`);
}

/** Cut-off text: it overflows a box that clips it and cannot be scrolled. */
const cutText = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('svg, script, style, template, [inert], [aria-hidden=true], [href="#content"], .sr-only, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at);
        const clip = at.getBoundingClientRect();
        // Visually hidden on purpose.
        if (clip.width <= 1 || clip.height <= 1) break;
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isOut =
          (clips(overflowX) && (box.left < clip.left - 1 || box.right > clip.right + 1)) ||
          (clips(overflowY) && (box.top < clip.top - 2 || box.bottom > clip.bottom + 2)) ||
          // An element fixed to the window cannot be scrolled into it.
          (position === 'fixed' &&
            !/auto|scroll/.test(overflowY) &&
            (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < -1));
        // What a carousel moves comes into the window by itself.
        if (at.matches('.belt')) break;
        if (isOut) found.push(`${text.textContent.trim().slice(0, 40)} in ${at.tagName}.${at.className}`);
        if (isOut || position === 'fixed' || /auto|scroll/.test(overflowY + overflowX)) break;
      }
    }
    return found;
  });

/** Controls of a part that can’t be brought fully into the window. */
const outOfReach = (page: Page, part: string) =>
  page
    .locator(part)
    .locator('a[href], button, input, summary, select, textarea')
    // In one call, because a call to the page takes longer than checking a control.
    .evaluateAll((controls) =>
      controls.flatMap((element) => {
        if (!(element instanceof HTMLElement) || element.closest('[inert]')) return [];
        const { width } = element.getBoundingClientRect();
        if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
        element.focus({ preventScroll: false });
        const target = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
        target.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, top, right, bottom, height } = target.getBoundingClientRect();
        const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (left < -1 || right > innerWidth + 1 || seen < Math.min(height, innerHeight * 0.4) - 3)
          return [`${element.outerHTML.slice(0, 80)} at ${[left, top, right, bottom].map(Math.round)}`];
        const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
        const hit = document.elementFromPoint(x, y);
        if (hit && (target.contains(hit) || hit.contains(target))) return [];
        return [`${element.outerHTML.slice(0, 80)} lies under ${hit?.outerHTML.slice(0, 80)}`];
      }),
    );

/** The carousel measures itself again a few frames after the window's size has changed; this many are more than enough. */
const FRAMES = 10;

/** What doesn't fit, for each user setting; for an opened part also which of its controls can't be scrolled into view. */
export async function misfits(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const reader of READERS) {
    await readAs(page, reader);
    let all = await misfitsNow(page, part);
    for (let frame = 0; all.length > 0 && frame < FRAMES; frame++) {
      await nextFrame(page);
      all = await misfitsNow(page, part);
    }
    found.push(...all.map((one) => `${reader.how}: ${one}`));
  }
  return found;
}

async function misfitsNow(page: Page, part?: string): Promise<string[]> {
  const wide = await horizontalOverflow(page);
  return [...(wide ? [`${wide} sideways`] : []), ...(await cutText(page)), ...(part ? await outOfReach(page, part) : [])];
}
