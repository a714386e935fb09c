import { expect, test } from '@playwright/test';
import { expectExpanded } from '../support/expanded.ts';
import { DESK, PHONE, settled } from '../support/site.ts';

const LINKS = [
  ['Support to Operations', '/support-to-operations'],
  ['Support to Projects', '/support-to-projects'],
  ['All Our Services', '/all-our-services'],
  ['Case Studies', '/case-studies'],
  ['About Us', '/about-us'],
  ['Contact Us', '/contact-us'],
] as const;

test.beforeEach(({ context }) => settled(context));

test.describe('the bar on a desk', () => {
  test.use({ viewport: DESK });

  test('is 80 px high, stays at the top, and its logo leads home', async ({ page }) => {
    await page.goto('/training');
    const bar = page.getByRole('banner').first();
    await page.mouse.wheel(0, 1200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await bar.boundingBox()).toMatchObject({ y: 0, height: 80 });
    await page.getByRole('link', { name: 'Meridional, home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('opens the three service links under Services', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Services', exact: true });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expectExpanded(page, 'Services', false);
    await button.click();
    await expectExpanded(page, 'Services', true);
    await expect(nav.getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await nav.getByRole('link', { name: 'Support to Projects' }).click();
    await expect(page).toHaveURL('/support-to-projects');
  });

  test('closes Services by Escape, with the focus back on the button', async ({ page }) => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Services', exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Support to Operations' }).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expectExpanded(page, 'Services', false);
    await expect(button).toBeFocused();
  });

  test('closes Services when the focus moves on, and when something else is pressed', async ({ page }) => {
    await page.goto('/about-us');
    const button = page.getByRole('button', { name: 'Services', exact: true });
    await button.click();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 8, y: 8 } });
    await expectExpanded(page, 'Services', false);
    await button.focus();
    await page.keyboard.press('Enter');
    for (let i = 0; i < 7; i++) await page.keyboard.press('Tab');
    await expectExpanded(page, 'Services', false);
  });

  test('marks the page that is shown', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('opens and closes by its button, whose name and state follow', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    const close = page.getByRole('button', { name: 'Close menu' });
    await expectExpanded(page, 'Close menu', true);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(LINKS.map(([name]) => name));
    await close.tap();
    await expectExpanded(page, 'Open menu', false);
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveCount(0);
  });

  for (const [name, route] of LINKS) {
    test(`${name} leads to ${route} and closes it`, async ({ page }) => {
      await page.goto('/privacy-policy');
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();
      await expect(page).toHaveURL(route);
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    });
  }

  test('closes when the link of the very page is chosen', async ({ page }) => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).tap();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

test.describe('with scripts blocked', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the menu opens, names itself, and leads on', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
  });
});

test.describe('where a page starts', () => {
  test.use({ viewport: DESK });

  test('at the top: by link, by Back, by reload', async ({ page }) => {
    await page.goto('/training');
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 900));
    await page.goBack();
    await expect(page).toHaveURL('/training');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 900));
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('at its fragment, below the bar', async ({ page }) => {
    await page.goto('/about-us#team');
    const top = (await page.locator('#team').boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual(80);
    expect(top).toBeLessThan(300);
  });

  test('the first Tab stop leads over the bar to the content', async ({ page }) => {
    await page.goto('/training');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});
