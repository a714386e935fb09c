/*
 * Pages that something else changes before their islands are hydrated: a translator in Chrome (each text in a <font> element), in Safari
 * or Firefox (texts changed in place), a password manager (an element after each control), after which React renders the islands anew.
 */
import { expect, type Page } from '@playwright/test';
import { holdClock, scriptStarted } from '../support/clock.ts';
import { slides } from '../support/parts.ts';
import { test } from '../support/test.ts';

const CHANGES = [
  'each text in a <font>',
  'texts in place',
  'an element after each control',
] as const;
type Change = (typeof CHANGES)[number];

/** Runs in the page. */
function makeChange(change: Change): void {
  if (change === 'an element after each control') {
    for (const control of document.querySelectorAll('input, astro-island :is(a, button)'))
      control.after(document.createElement('div'));
    return;
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, template')) continue;
    if (change === 'texts in place') {
      text.data += '¹';
    } else {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  }
}

/** Waits until React has reported that it rendered an island anew, after an insertion alone. */
async function renderedAnew(faults: string[], change: Change): Promise<void> {
  if (change !== 'an element after each control') return;
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  expect(faults.splice(0)).toEqual([expect.stringContaining('React error #418')]);
}

async function openChanged(page: Page, route: string, change: Change): Promise<void> {
  await page.goto(route);
  await scriptStarted(page);
  await page.evaluate(makeChange, change);
}

for (const change of CHANGES) {
  test(`${change}: the first click on the hero’s button starts the coast-down`, async ({
    page,
  }) => {
    await holdClock(page);
    await openChanged(page, '/', change);
    await page.locator('.hero a[data-acts]').click();
    await expect(page.locator('.hero')).toHaveAttribute('data-state', 'animating');
  });

  test(`${change}: the first press on a topic filters the cases, and the focus stays`, async ({
    page,
    faults,
  }) => {
    await openChanged(page, '/case-studies', change);
    const box = page.locator('form[name=topics] input').nth(1);
    // Until the filter listens it is hidden, and can't have the focus.
    await expect(box).toBeVisible();
    await box.focus();
    await renderedAnew(faults, change);
    await expect(box).toBeFocused();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(page).toHaveURL(/\?topic=/);
  });

  test(`${change}: the testimonials are shown, and Next shows the next one`, async ({
    page,
    faults,
  }) => {
    await openChanged(page, '/', change);
    await page.locator('.slides').scrollIntoViewIfNeeded();
    await expect(page.locator('.slides')).toHaveAttribute('aria-live', /./);
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);
    await expect(slides(page).nth(1)).toBeInViewport();
    await renderedAnew(faults, change);
  });
}

test('labels translated after hydration still change', async ({ page }) => {
  await page.goto('/');
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  await page.locator('.slides').scrollIntoViewIfNeeded();
  await expect(page.locator('.slides')).toHaveAttribute('aria-live', /./);
  await page.evaluate(makeChange, CHANGES[0]);
  await pause.click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();

  await page.goto('/case-studies');
  const boxes = page.locator('form[name=topics] input');
  const clear = (count: number) => page.getByRole('button', { name: `Clear filters (${count})` });
  await boxes.nth(1).click();
  await expect(clear(1)).toBeVisible();
  await page.evaluate(makeChange, CHANGES[0]);
  await boxes.nth(2).click();
  await expect(clear(2)).toBeVisible();
});

test('on a page that runs right to left, a testimonial is in view after each change, and the logos stay', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await page.locator('.slides').scrollIntoViewIfNeeded();
  await expect(page.locator('.slides')).toHaveAttribute('aria-live', /./);
  for (let change = 0; change < 3; change += 1) {
    await next.click();
    await expect(page.locator('.slides .slide:not([inert])')).toBeInViewport({ ratio: 0.9 });
  }
  const logosInView = page.locator('.logos .belt li').evaluateAll((all) => {
    for (const animation of document.getAnimations())
      if ((animation as CSSAnimation).animationName === 'logos') animation.currentTime = 20_000;
    return all.filter(
      (logo) =>
        logo.getBoundingClientRect().left < innerWidth - 100 &&
        logo.getBoundingClientRect().right > 0,
    ).length;
  });
  expect(await logosInView).toBeGreaterThan(2);
});
