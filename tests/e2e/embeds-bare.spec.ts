import { expect, type Page, test } from '@playwright/test';
import { blockScripts } from '../support/visitor.ts';

const booking = (page: Page) => page.getByRole('group', { name: 'Book an Introductory Meeting' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways on stand in the widget’s place, and no room is kept free', async ({ page }) => {
    await page.goto('/contact-us');
    const embed = booking(page);
    expect(await embed.innerText()).toContain('scripts are switched off in this browser');
    await expect(embed.getByRole('link', { name: 'info@' })).toBeVisible();
    await expect(embed.getByRole('link', { name: '+31' })).toBeVisible();
    await expect(embed.getByRole('status')).toBeHidden();
    await expect(embed.getByRole('button')).toHaveCount(0);
    expect((await embed.boundingBox())?.height).toBeLessThan(400);
  });
});

test('where the page’s own scripts are blocked, the ways on appear by themselves', async ({ page }) => {
  await blockScripts(page);
  await page.goto('/contact-us');
  const embed = booking(page);
  await expect(embed.getByRole('link', { name: 'info@' })).toBeHidden();
  await expect(embed.getByRole('link', { name: 'info@' })).toBeVisible({ timeout: 6000 });
});

test('on paper stand telephone and e-mail', async ({ page }) => {
  await page.goto('/contact-us');
  const embed = booking(page);
  await expect(embed).toHaveAttribute('data-state', 'ready');
  await page.emulateMedia({ media: 'print' });
  await expect(embed.getByText('info@meridional.example')).toBeVisible();
  await expect(embed.getByText('+31 70 000 00 00')).toBeVisible();
  await expect(embed.locator('form')).toBeHidden();
  expect((await embed.boundingBox())?.height).toBeLessThan(300);
});

test('with text at twice its size at 320 px nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/contact-us');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  const embeds = page.locator('site-embed');
  for (const embed of await embeds.all()) await expect(embed).toHaveAttribute('data-state', 'ready');
  const cut = await embeds.evaluateAll((all) =>
    all
      .flatMap((embed) => [...embed.querySelectorAll<HTMLElement>('form *')])
      .filter(
        (element) =>
          element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1 && !element.matches('input, select, textarea'),
      )
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(cut).toEqual([]);
  const right = await embeds.evaluateAll((all) =>
    Math.max(...all.flatMap((embed) => [...embed.querySelectorAll('*')].map((element) => element.getBoundingClientRect().right))),
  );
  expect(right).toBeLessThanOrEqual(320);
});
