import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';
import { company, contact, fill, standIn, ui } from '../support/ui.ts';
import { blockScripts } from '../support/visitor.ts';

const booking = (page: Page) => page.getByRole('group', { name: contact.booking.title });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('e-mail and phone replace the widget, and no height is reserved', async ({ page }) => {
    await page.goto('/contact-us');
    const embed = booking(page);
    expect(await embed.innerText()).toContain(fill(ui.embed.noScript, { vendor: standIn.booking.name }));
    await expect(embed.getByRole('link', { name: company.email.address })).toBeVisible();
    await expect(embed.getByRole('link', { name: company.phone.display })).toBeVisible();
    await expect(embed.getByRole('status')).toBeHidden();
    await expect(embed.getByRole('button')).toHaveCount(0);
    expect((await embed.boundingBox())?.height).toBeLessThan(400);
  });
});

test('if the page’s own scripts are blocked, e-mail and phone appear after a delay', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/contact-us');
  const embed = booking(page);
  const email = embed.getByRole('link', { name: company.email.address });
  // A CSS animation shows them.
  await embed.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.pause();
  });
  await expect(email).toBeHidden();
  await embed.evaluate((element) => {
    for (const animation of element.getAnimations({ subtree: true })) animation.finish();
  });
  await expect(email).toBeVisible();
});

test('printed, the widget is replaced by phone and e-mail', async ({ page }) => {
  await page.goto('/contact-us');
  const embed = booking(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await page.emulateMedia({ media: 'print' });
  await expect(embed.getByText(company.email.address)).toBeVisible();
  await expect(embed.getByText(company.phone.display)).toBeVisible();
  await expect(embed.locator('form')).toBeHidden();
  expect((await embed.boundingBox())?.height).toBeLessThan(300);
});
