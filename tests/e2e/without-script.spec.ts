import { expect } from '@playwright/test';
import { holdAnimations } from '../support/clock.ts';
import { DESK, PHONE } from '../support/layout.ts';
import { booking, carousel, FLYER_SERVICE, logos, servicesHeading } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { VENDOR } from '../support/vendor.ts';

// What can be read is looked at in faults.spec.ts.

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false, stored: {} });

  test('nothing moves that can’t be stopped, and the hero’s button leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.rotor-row').first()).toHaveCSS('animation-name', 'none');
    await logos(page).getByRole('checkbox').check();
    await expect(logos(page).locator('.belt')).toHaveCSS('animation-play-state', 'paused');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Explore Our Services' }).click();
    await expect(page).toHaveURL('/#our-services');
    await expect(servicesHeading(page)).toBeInViewport();
  });

  test('the menu on a phone opens and leads on, and nobody is asked about cookies', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'May we use analytics cookies?' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL('/about-us');
  });

  test('a flyer’s link opens its form as a page', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.getByRole('link', { name: 'Download Flyer' }).click();
    await expect(page).toHaveURL(`${VENDOR}/forms/dlg_f10`);
  });

  test('every case is visible, and the filter is hidden', { tag: '@every-browser' }, async ({
    page,
  }) => {
    await page.goto('/case-studies');
    for (const card of await page.locator('#cases > li').all())
      await expect(card).toHaveCSS('opacity', '1');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('e-mail and phone replace a widget, and no height is reserved', async ({ page }) => {
    await page.goto('/contact-us');
    const embed = booking(page);
    await expect(embed).toContainText('Vendor calendar needs a script', {
      useInnerText: true,
    });
    await expect(embed.getByRole('link', { name: 'info@halden.example' })).toBeVisible();
    await expect(embed.getByRole('link', { name: '+31 30 000 00 00' })).toBeVisible();
    await expect(embed.getByRole('status')).toBeHidden();
    expect((await embed.boundingBox())?.height).toBeLessThan(400);
  });

  test('how we work is folded to labels on a phone, and a link unfolds its section below the bar', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/how-we-work');
    const charges = page.locator('details', { has: page.locator('#charges') });
    await expect(charges.locator('summary')).toHaveText('Day\u00a0rate, Travel');
    await expect(page.locator('#charges')).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'How work is charged' }).click();
    await expect(page.locator('#charges')).toBeInViewport();
    const heading = page.getByRole('heading', { name: 'How work is charged' });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(80);
    await page.setViewportSize(DESK);
    await expect(page.locator('#safety'), 'on a desktop nothing is folded').toBeVisible();
  });
});

test.describe('with the files of its scripts blocked', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test('e-mail and phone replace a widget after a delay', async ({ page }) => {
    // A CSS animation shows them.
    await holdAnimations(page);
    await page.goto('/contact-us');
    const email = booking(page).getByRole('link', { name: 'info@halden.example' });
    await expect(email).toBeHidden();
    await booking(page).evaluate((element) => {
      for (const animation of element.getAnimations({ subtree: true })) animation.finish();
    });
    await expect(email).toBeVisible();
  });
});
