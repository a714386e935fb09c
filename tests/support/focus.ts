import type { Page } from '@playwright/test';

/** An element that gets the focus with Tab. */
export interface TabStop {
  name: string;
  /** Faults, as sentences without their subject. */
  faults: string[];
}

/** Records in the page each element that gets the focus: its name, and whether it is visible, has a focus ring and comes in visual order. */
const recordStops = () => {
  // Where Tab goes on from.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const stops: TabStop[] = [];
  Object.assign(window, { stops });
  const seen = new Set<Element>();
  let isOver = false;
  let before: { box: DOMRect; isFixed: boolean } | undefined;
  const inspect = () => {
    const focused = document.activeElement as HTMLElement | null;
    // The end: the focus has left the page, or comes back to an element.
    if (!focused || focused === document.body || focused.tagName === 'HTML' || seen.has(focused)) isOver = true;
    if (isOver || !focused) return;
    seen.add(focused);
    const faults: string[] = [];
    const name = `${focused.tagName.toLowerCase()} ${(focused.ariaLabel ?? focused.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60)}`;
    const style = getComputedStyle(focused);
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) faults.push('has no focus ring');

    // Nine points of each box: more than half must not be covered by another element.
    const boxes = [...focused.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const shares = [0.1, 0.5, 0.9];
    // The browser brings only a part of these into the window, such as the line with the caret of a text area.
    const isPartlyShown = (height: number) => height > innerHeight / 2 || focused.tagName === 'TEXTAREA';
    const points = boxes.flatMap(({ left, top, width, height }) => {
      const [from, to] = [Math.max(top, 0), Math.min(top + height, innerHeight)];
      return shares.flatMap((x) =>
        shares.map((y) => [left + x * width, isPartlyShown(height) ? from + y * (to - from) : top + y * height] as const),
      );
    });
    const isVisible = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return !!top && (focused.contains(top) || !!focused.closest('label')?.contains(top));
    };
    const visible = points.filter(isVisible).length;
    if (visible <= points.length / 2) faults.push(`is hidden: ${visible} of ${points.length} points of it are visible`);

    // Visual order: the focus moves right or down; up only to a column further right.
    const isFixed = ((): boolean => {
      for (let at: Element | null = focused; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    })();
    const own = focused.getBoundingClientRect();
    const box = new DOMRect(own.x + scrollX, own.y + scrollY, own.width, own.height);
    if (before && before.isFixed === isFixed && !isFixed) {
      const isUp = box.bottom <= before.box.top + 1 && box.left < before.box.right - 1;
      const isBack = box.top < before.box.bottom && box.bottom > before.box.top && box.right <= before.box.left + 1;
      if (isUp || isBack) faults.push(`comes after what is ${isUp ? 'below' : 'to the right of'} it`);
    }
    before = { box, isFixed };
    stops.push({ name, faults });
  };
  // Once the focus has moved and the page has scrolled to it.
  addEventListener('keyup', inspect);
};

/** Presses the Tab key so many times, from the start of the page. @returns the elements that got the focus, until it left the page or came back to one of them */
export async function tabThrough(page: Page, presses: number): Promise<TabStop[]> {
  await page.evaluate(recordStops);
  const session = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Without waiting for each, which takes four times as long; the browser handles them in order.
  const types = Array.from({ length: presses }, () => ['rawKeyDown', 'keyUp'] as const).flat();
  await Promise.all(types.map((type) => session.send('Input.dispatchKeyEvent', { type, ...key })));
  return page.evaluate(() => (window as unknown as { stops: TabStop[] }).stops);
}

/** The faults of all tab stops. */
export const stopFaults = (stops: TabStop[]) => stops.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));

/** Number of tab stops that a page should have: visible controls that are neither inert nor have a negative tabindex; one for each group of radio buttons. */
export const countTabStops = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, iframe, [tabindex="0"]')].filter(
      (element) => {
        if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const isFirst = !groups.has(element.name);
        groups.add(element.name);
        return isFirst;
      },
    ).length;
  });
