import { expect, type Page } from '@playwright/test';
import {
  CONSENT_KEY,
  HERO_LOCK_MS,
  POPUP_DELAY_MS,
  POPUP_SEEN_KEY,
} from '../../src/config/constants.ts';
import { openHeld } from '../support/clock.ts';
import { booking, dialog, heroButton } from '../support/parts.ts';
import { test } from '../support/test.ts';
import { VENDOR } from '../support/vendor.ts';

/**
 * Leaves a page and goes back to its cached version. goBack() would wait for a load event, which
 * such a page does not have.
 */
async function leaveAndComeBack(
  page: Page,
  leave: () => Promise<unknown> = () => page.goto('/privacy-policy'),
): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-persisted', String(persisted)),
    );
  });
  await leave();
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test('the filter and a dialog left open work on a page from the back/forward cache', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/case-studies');
  await page.getByRole('checkbox', { name: 'Seals' }).click();
  await expect(page).toHaveURL('/case-studies?topic=seals');
  const paper = page.locator('#cases a[data-dialog]:visible').first();
  await paper.click();
  // The browser does not cache a page that has a frame still loading.
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  await frame?.waitForURL(`${VENDOR}/forms/**`, { waitUntil: 'load' });
  await leaveAndComeBack(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await paper.click();
  await expect(dialog(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Seals' }).click();
  await expect(page).toHaveURL('/case-studies');
  await expect(page.locator('#cases > :visible')).toHaveCount(5);
});

test('a page from the back/forward cache has one script and one widget of each', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await expect(booking(page)).toHaveAttribute('data-state', 'ready');
  await leaveAndComeBack(page);
  for (const embed of await page.locator('site-embed').all()) {
    await expect(embed).toHaveAttribute('data-state', 'ready');
    await expect(embed.locator('form')).toHaveCount(1);
    await expect(embed.locator('script')).toHaveCount(1);
  }
});

test('the hero of a page from the back/forward cache is as high and as fast as at first', async ({
  page,
}) => {
  await openHeld(page, '/');
  await heroButton(page).click();
  const hero = page.locator('.hero');
  await expect(hero).toHaveAttribute('data-state', 'animating');
  await page.clock.runFor(HERO_LOCK_MS);
  await expect(hero).toHaveAttribute('data-state', 'transformed');
  await leaveAndComeBack(page);
  await expect(hero).toHaveAttribute('data-state', 'initial');
  await expect(page.locator('[data-speed] b')).toHaveText('3,000');
});

test.describe('for a visitor who has declined cookies', () => {
  test.use({ stored: { [CONSENT_KEY]: 'false' } });

  test('the popup is closed on a page from the back/forward cache, if its link was followed', async ({
    page,
  }) => {
    await openHeld(page, '/support-to-operations');
    await page.clock.runFor(POPUP_DELAY_MS);
    const link = dialog(page).getByRole('link', { name: 'Read more about this service' });
    await leaveAndComeBack(page, async () => {
      await link.click();
      await page.waitForURL(/\/seal-qualification$/);
      expect(await page.evaluate((key) => sessionStorage.getItem(key), POPUP_SEEN_KEY)).toBe(
        'true',
      );
    });
    await expect(dialog(page)).toHaveCount(0);
  });
});
