import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { DESK, PHONE } from '../support/site.ts';
import { test } from '../support/test.ts';
import { company, FLYER_SERVICE, fill, linkName, navigation, ui } from '../support/ui.ts';
import { press } from '../support/visitor.ts';

const LINKS = [...navigation.services, ...navigation.links].map(({ name, route }) => [name, route] as const);

/** Whether a button is expanded in the accessibility tree: for a popover's button the browser sets that without an attribute. */
async function expandedState(page: Page, name: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId: root.nodeId, accessibleName: name, role: 'button' });
  await session.detach();
  return nodes.find(({ ignored }) => !ignored)?.properties?.find((property) => property.name === 'expanded')?.value.value;
}

/** Waits until the button of that name is expanded, or collapsed. */
const expectExpanded = (page: Page, name: string, state: boolean) => expect.poll(() => expandedState(page, name)).toBe(state);

test.describe('the bar on a desktop', () => {
  test.use({ viewport: DESK });

  test('opens the three service links under Services, closes on a click elsewhere, marks the current page, stays at the top, 80 px high, and leads home', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: ui.bar.services, exact: true });
    const nav = page.getByRole('navigation', { name: ui.bar.label });
    await expect(nav.getByRole('link', { name: linkName('/about-us') })).toHaveAttribute('aria-current', 'page');
    await expectExpanded(page, ui.bar.services, false);
    await button.click();
    await expectExpanded(page, ui.bar.services, true);
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expectExpanded(page, ui.bar.services, false);
    await button.click();
    await expect(nav.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await nav.getByRole('link', { name: linkName('/support-to-projects') }).click();
    await expect(page).toHaveURL('/support-to-projects');

    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await page.getByRole('banner').first().boundingBox()).toMatchObject({ y: 0, height: 80 });
    await page.getByRole('link', { name: fill(ui.bar.home, { firm: company.name }) }).click();
    await expect(page).toHaveURL('/');
  });

  test('is skipped by the first Tab stop; opens Services with Enter and Space, closes it on Escape and when the focus moves on; arrow keys scroll', async ({
    page,
  }) => {
    await page.goto(FLYER_SERVICE);
    await press(page, 'Tab');
    const skip = page.getByRole('link', { name: ui.bar.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await press(page, 'Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const button = page.getByRole('button', { name: ui.bar.services, exact: true });
    await button.focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectExpanded(page, ui.bar.services, true);
      await page.keyboard.press(key);
      await expectExpanded(page, ui.bar.services, false);
      await expect(button).toBeFocused();
    }
    await press(page, 'Enter', 'Tab');
    await expect(page.getByRole('link', { name: linkName('/support-to-operations') }).first()).toBeFocused();
    await press(page, 'Escape');
    await expectExpanded(page, ui.bar.services, false);
    await expect(button).toBeFocused();
    await press(page, 'Enter', ...Array<string>(7).fill('Tab'));
    await expectExpanded(page, ui.bar.services, false);
    // A disclosure of links, not an ARIA menu: arrow keys scroll as usual.
    await button.focus();
    await press(page, 'Enter', 'ArrowDown');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await press(page, 'Shift+Tab');
    await expect(page.getByRole('link', { name: fill(ui.bar.home, { firm: company.name }) })).toBeFocused();
    await expectExpanded(page, ui.bar.services, false);
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('opens and closes with its button, whose label and state change, and closes as soon as a link is chosen', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/about-us');
    const links = page.getByRole('navigation', { name: ui.bar.label }).getByRole('link');
    const open = page.getByRole('button', { name: ui.bar.openMenu });
    await open.tap();
    await expectExpanded(page, ui.bar.closeMenu, true);
    await expect(links).toHaveText(LINKS.map(([name]) => name));
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(LINKS.map(([, route]) => route));
    await page.getByRole('button', { name: ui.bar.closeMenu }).tap();
    await expectExpanded(page, ui.bar.openMenu, false);
    await expect(links).toHaveCount(0);
    // The page is not left, so that only the menu itself can have closed.
    await open.tap();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await links.last().tap();
    await expect(open).toBeVisible();
    await open.tap();
    await links.last().tap();
    await expect(page).toHaveURL(LINKS.at(-1)?.[1] ?? '');
    await expect(open).toBeVisible();
  });

  test('opens with Enter, Tab moves from link to link and on into the page, and Escape returns the focus', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    const open = page.getByRole('button', { name: ui.bar.openMenu });
    await open.focus();
    await press(page, 'Enter');
    await expect(page.getByRole('button', { name: ui.bar.closeMenu })).toBeFocused();
    for (const [name] of LINKS) {
      await press(page, 'Tab');
      await expect(page.getByRole('navigation', { name: ui.bar.label }).getByRole('link', { name })).toBeFocused();
    }
    await press(page, 'Escape');
    await expect(open).toBeFocused();
    await press(page, 'Enter', ...Array<string>(7).fill('Tab'));
    await expectExpanded(page, ui.bar.openMenu, false);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
});

test.describe('the scroll position of a page', () => {
  test.use({ viewport: DESK });

  test('is the top after a link, Back and a reload', { tag: '@every-browser' }, async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.evaluate(() => scrollTo(0, 1500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: linkName('/about-us') })
      .click();
    await expect(page).toHaveURL('/about-us');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goBack();
    await expect(page).toHaveURL(FLYER_SERVICE);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

test('the tab order of the PDF viewer is Back, Download PDF, the document; Back leads to the service if there is no history', async ({
  page,
  context,
}) => {
  await page.goto('/case-studies');
  const paper = page.locator('[data-id="12"]').getByRole('link', { name: ui.actions.whitePaper });
  const [tab] = await Promise.all([context.waitForEvent('page'), paper.click({ modifiers: ['ControlOrMeta'] })]);
  await tab.waitForURL(/technologyqualification$/);
  await tab.getByRole('link', { name: ui.viewer.back }).click();
  await expect(tab).toHaveURL(/\/seal-qualification$/);
  await tab.close();

  await page.goto('/technologyqualification');
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: ui.viewer.back })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.locator('header').getByRole('link', { name: ui.viewer.download })).toBeFocused();
  await press(page, 'Shift+Tab', 'Enter');
  await expect(page).toHaveURL(/\/case-studies$/);
});
