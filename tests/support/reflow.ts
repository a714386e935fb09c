import { expect, type Page } from '@playwright/test';
import { horizontalOverflow, layOut, PHONE } from './layout.ts';

/** More space in the text (WCAG 1.4.12). */
const SPACED =
  '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }';
/** Ways to enlarge a page: size of the window in CSS px, and a user style sheet. */
const READERS = [
  {
    // 1280 by 1024 px at 400 % (WCAG 1.4.10).
    how: 'text spacing at 400 %',
    width: 320,
    height: 256,
    css: SPACED,
  },
  { how: 'text spacing on a phone', ...PHONE, css: SPACED },
  // Only text enlarged (1.4.4), in a phone's window.
  { how: 'text of 200 %', width: 320, height: 640, css: ':root { font-size: 200% !important }' },
];
/** Text that is cut off: it is larger than its box, which clips it. */
const cutText = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      // Not what is read aloud only, nor the windows of the carousels.
      .filter(
        (box) =>
          box.clientWidth > 1 &&
          !box.closest('svg, [inert], [aria-hidden=true], .logos') &&
          !box.matches('.slides'),
      )
      // biome-ignore lint/performance/useDomNodeTextContent: without the text of drawings, and of what is hidden
      .filter((box) => box.innerText?.trim())
      .filter((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        return (
          (clips(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
          (clips(overflowY) && box.scrollHeight > box.clientHeight + 2)
        );
      })
      .map(
        ({ tagName, className, textContent }) =>
          `${tagName}.${className} cuts “${textContent.slice(0, 40)}”`,
      ),
  );

/** Where a line of text is, without the space above and below its letters, px; and whose it is. */
interface Line extends Record<'left' | 'right' | 'top' | 'bottom', number> {
  element: number;
  text: string;
}

/** The visible lines of text in the parts of a page that a selector matches. */
const visibleLines = (page: Page, parts: string): Promise<Line[]> =>
  page.locator(`:is(${parts}) *`).evaluateAll((elements) => {
    const isReadAloudOnly = (box: Element) => (box as HTMLElement).offsetWidth === 1;
    // Text scrolls under it.
    const isSticky = (box: Element) => getComputedStyle(box).position === 'sticky';
    const ignored = elements.filter((box) => isReadAloudOnly(box) || isSticky(box));
    const isSeen = (box: Element) =>
      box.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !box.closest('.machine, .slides, .logos') &&
      !ignored.some((other) => other.contains(box));
    const rectanglesOf = (text: Node) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    };
    return elements.filter(isSeen).flatMap((box, element) => {
      const fontSize = Number.parseFloat(getComputedStyle(box).fontSize);
      const texts = [...box.childNodes].filter((node) => node instanceof Text);
      return texts.flatMap(rectanglesOf).map(({ left, right, top, bottom }) => {
        const space = Math.max(0, (Math.min(right - left, bottom - top) - fontSize) / 2);
        const text = box.textContent;
        return { element, text, left, right, top: top + space, bottom: bottom - space };
      });
    });
  });

const lieOnEachOther = (one: Line, other: Line) =>
  one.element !== other.element &&
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3;

/** Lines of text that lie on those of another element. */
async function overlaps(page: Page, parts: string): Promise<string[]> {
  const lines = await visibleLines(page, parts);
  expect(lines, `lines of text in ${parts}`).not.toEqual([]);
  return lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => lieOnEachOther(one, other))
      .map((other) => `“${one.text}” lies on “${other.text}”`),
  );
}

/** Widths of phones, px. */
const PHONES = [320, 360, 390];
/** Wider than a phone's column in the smallest text. */
const LONG_WORD = 'compressor'.repeat(4);

/** Ends each text of a page with a long word, but what has no room for a word by its nature. */
const addLongWords = (page: Page) =>
  page.evaluate((word) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (nodeValue?.trim() && !parentElement?.closest('svg, script, style, .whole'))
        texts.currentNode.nodeValue = `${nodeValue} ${word} `;
    }
  }, LONG_WORD);

/** Controls that can't be scrolled to where nothing covers them. */
const coveredControls = (page: Page, part: string) =>
  page.locator(`${part} >> a[href]:visible, button:visible`).evaluateAll((controls) => {
    const isSeen = (control: Element, block: ScrollLogicalPosition) => {
      control.scrollIntoView({ block, behavior: 'instant' });
      const { left, top, width, height } = control.getClientRects()[0] ?? new DOMRect();
      return control.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const covered = controls.filter(
      (control) => !(['center', 'start', 'end'] as const).some((block) => isSeen(control, block)),
    );
    return covered.map(({ outerHTML }) => `covered: ${outerHTML.slice(0, 90)}`);
  });

/**
 * What doesn't fit a small window or enlarged text. The page's texts end with a long word afterwards.
 * @param part opened over the page: each of its controls must come into view, uncovered
 */
export async function reflowFaults(page: Page, part?: string): Promise<string[]> {
  const found: string[] = [];
  for (const { how, width, height, css } of READERS) {
    await page.setViewportSize({ width, height });
    await layOut(page, css);
    // A carousel measures itself again some frames after the window's size has changed.
    await expect.poll(() => horizontalOverflow(page), how).toBe('');
    const faults = [...(await cutText(page)), ...(await overlaps(page, part ?? 'main'))];
    found.push(...faults.map((fault) => `${how}: ${fault}`));
    if (part)
      found.push(...(await coveredControls(page, part)).map((control) => `${how}: ${control}`));
  }
  await layOut(page);
  await addLongWords(page);
  for (const width of PHONES) {
    await page.setViewportSize({ width, height: 640 });
    await expect.poll(() => horizontalOverflow(page), `a long word at ${width} px`).toBe('');
  }
  return found;
}
