import { expect } from '@playwright/test';
import { test } from '../support/test.ts';
import { contact } from '../support/ui.ts';

test('a page from the back/forward cache has one script and one widget of each', async ({ page }) => {
  await page.goto('/contact-us');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => document.documentElement.setAttribute('data-persisted', String(persisted)));
  });
  for (let visit = 0; visit < 2; visit++) {
    await expect(page.getByRole('group', { name: contact.booking.title })).toHaveAttribute('data-state', 'ready');
    await page.goto('/privacy-policy');
    // goBack() would wait for a load event, which a page from that cache does not have.
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    for (const embed of await page.locator('site-embed').all()) {
      await expect(embed).toHaveAttribute('data-state', 'ready');
      await expect(embed.locator('form')).toHaveCount(1);
      await expect(embed.locator('script')).toHaveCount(1);
    }
    await expect(page.locator('script[src*="/stand-in/"]')).toHaveCount(2);
  }
});
