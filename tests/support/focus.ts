import type { Page } from '@playwright/test';

/** An element that gets the focus with Tab. */
export interface TabStop {
  name: string;
  /** Faults, as sentences without their subject. */
  faults: string[];
}

/**
 * The focused element: its name, and whether it is visible and has a focus ring.
 * @returns undefined if no element has the focus
 */
const inspectFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused === document.body || focused.tagName === 'HTML') return;
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
    const isSeen = ([x, y]: readonly [number, number]) => {
      const top = document.elementFromPoint(x, y);
      return !!top && (focused.contains(top) || !!focused.closest('label')?.contains(top));
    };
    const seen = points.filter(isSeen).length;
    if (seen <= points.length / 2) faults.push(`is hidden: ${seen} of ${points.length} points of it are visible`);

    // Visual order: the focus moves right or down; up only to a column further right.
    const holder = window as unknown as { before?: { box: DOMRect; isFixed: boolean } };
    const isFixed = ((): boolean => {
      for (let at: Element | null = focused; at; at = at.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
      return false;
    })();
    const own = focused.getBoundingClientRect();
    const box = new DOMRect(own.x + scrollX, own.y + scrollY, own.width, own.height);
    const { before } = holder;
    if (before && before.isFixed === isFixed && !isFixed) {
      const isUp = box.bottom <= before.box.top + 1 && box.left < before.box.right - 1;
      const isBack = box.top < before.box.bottom && box.bottom > before.box.top && box.right <= before.box.left + 1;
      if (isUp || isBack) faults.push(`comes after what is ${isUp ? 'below' : 'to the right of'} it`);
    }
    holder.before = { box, isFixed };
    const ids = document as unknown as { stops?: Element[] };
    ids.stops ??= [];
    const isAgain = ids.stops.includes(focused);
    ids.stops.push(focused);
    return { name, faults, isAgain };
  });

/** Presses the Tab key until the focus leaves the page or returns to an element. */
export async function tabThrough(page: Page, limit = 250): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let press = 0; press < limit; press++) {
    await page.keyboard.press('Tab');
    const stop = await inspectFocus(page);
    if (!stop || stop.isAgain) break;
    stops.push(stop);
  }
  return stops;
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
