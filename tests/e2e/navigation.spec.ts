import { expect, test } from '@playwright/test';
import { expectExpanded } from '../support/expanded.ts';
import { DESK, PHONE } from '../support/site.ts';
import { company, FLYER_SERVICE, fill, linkName, navigation, ui } from '../support/ui.ts';
import { dismissBannerAndPopup } from '../support/visitor.ts';

const LINKS = [...navigation.services, ...navigation.links].map(({ name, route }) => [name, route] as const);

test.beforeEach(({ context }) => dismissBannerAndPopup(context));

test.describe('facts of how the firm works', () => {
  test.use({ javaScriptEnabled: false });

  test('are folded on a phone to their labels, and a link to them unfolds them', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/how-we-work');
    const [charges, safety] = [page.locator('details', { has: page.locator('#charges') }), page.locator('#safety')];
    await expect(charges.locator('summary')).toHaveText('Day\u00a0rate, Travel');
    await expect(page.locator('#charges')).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'How work is charged' }).click();
    await expect(page.locator('#charges')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await expect(charges).toHaveAttribute('open');
    await expect(page.getByRole('heading', { name: 'How work is charged' })).toBeInViewport();
    await expect(safety).toBeHidden();
    await page.setViewportSize(DESK);
    await expect(safety).toBeVisible();
    await expect(charges.locator('summary')).toBeHidden();
  });
});

test.describe('the bar on a desktop', () => {
  test.use({ viewport: DESK });

  test('is 80 px high, stays at the top, and its logo links to the home page', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    const bar = page.getByRole('banner').first();
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
    await page.getByRole('link', { name: fill(ui.bar.home, { firm: company.name }) }).click();
    await expect(page).toHaveURL('/');
  });

  test('opens the three service links under Services', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: ui.bar.services, exact: true });
    const nav = page.getByRole('navigation', { name: ui.bar.label });
    await expectExpanded(page, ui.bar.services, false);
    await button.click();
    await expectExpanded(page, ui.bar.services, true);
    await expect(nav.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await nav.getByRole('link', { name: linkName('/support-to-projects') }).click();
    await expect(page).toHaveURL('/support-to-projects');
  });

  test('closes Services by Escape, with the focus back on the button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: ui.bar.services, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: linkName('/support-to-operations') }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectExpanded(page, ui.bar.services, false);
    await expect(button).toBeFocused();
  });

  test('closes Services when the focus moves on, and on a click outside', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: ui.bar.services, exact: true });
    await button.click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expectExpanded(page, ui.bar.services, false);
    await button.focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 7; i++) await page.keyboard.press('Tab');
    await expectExpanded(page, ui.bar.services, false);
  });

  test('marks the page that is shown', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('navigation', { name: ui.bar.label }).getByRole('link', { name: linkName('/about-us') })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('opens and closes by its button, whose label and state change', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: ui.bar.openMenu }).tap();
    const close = page.getByRole('button', { name: ui.bar.closeMenu });
    await expectExpanded(page, ui.bar.closeMenu, true);
    await expect(page.getByRole('navigation', { name: ui.bar.label }).getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await close.tap();
    await expectExpanded(page, ui.bar.openMenu, false);
    await expect(page.getByRole('navigation', { name: ui.bar.label }).getByRole('link')).toHaveCount(0);
  });

  test('its links lead to their pages, and choosing one closes the menu', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: ui.bar.openMenu }).tap();
    const links = page.getByRole('navigation', { name: ui.bar.label }).getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(LINKS.map(([, route]) => route));
    await links.last().tap();
    await expect(page).toHaveURL(LINKS.at(-1)?.[1] ?? '');
    await expect(page.getByRole('button', { name: ui.bar.openMenu })).toBeVisible();
  });

  test('closes as soon as a link is clicked, before the next page has loaded', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: ui.bar.openMenu }).tap();
    // The page is not left, so that only the menu itself can have closed.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page
      .getByRole('navigation', { name: ui.bar.label })
      .getByRole('link', { name: linkName('/about-us') })
      .tap();
    await expect(page.getByRole('button', { name: ui.bar.openMenu })).toBeVisible();
  });
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens, its button’s label changes, and its links work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: ui.bar.openMenu }).click();
    await expect(page.getByRole('button', { name: ui.bar.closeMenu })).toBeVisible();
    await page
      .getByRole('navigation', { name: ui.bar.label })
      .getByRole('link', { name: linkName('/about-us') })
      .click();
    await expect(page).toHaveURL('/about-us');
  });
});

test.describe('the scroll position of a page', () => {
  test.use({ viewport: DESK });

  test('is the top after a link, Back and a reload', async ({ page }) => {
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

  test('is the fragment’s target, below the bar', async ({ page }) => {
    await page.goto('/about-us#team');
    const top = (await page.locator('#team').boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(80);
    expect(top).toBeLessThan(300);
  });

  test('the first Tab stop is a link that skips the bar', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: ui.bar.skip });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
