import { expect } from '@playwright/test';
import { booking, carousel, logos } from '../support/parts.ts';
import { DESK, PHONE } from '../support/site.ts';
import { test } from '../support/test.ts';
import { company, FLYER_SERVICE, fill, home, linkName, serviceTitle, standIn, ui } from '../support/ui.ts';
import { blockScripts } from '../support/visitor.ts';

// What can be read is looked at in faults.spec.ts.

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false, stored: {} });

  test('on the home page the rotor does not turn, the logos can be stopped, and the hero’s button and the menu lead on', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('.rotor-row').first()).toHaveCSS('animation-name', 'none');
    await expect(page.locator('.hero').getByRole('checkbox')).toHaveCount(0);
    await logos(page).getByRole('checkbox').check();
    await expect(logos(page).locator('.belt')).toHaveCSS('animation-play-state', 'paused');
    await expect(carousel(page).getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: home.hero.button }).click();
    await expect(page).toHaveURL(/#our-services$/);
    await expect(page.getByRole('heading', { name: home.services.title, exact: true })).toBeInViewport();

    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: ui.bar.openMenu }).click();
    await expect(page.getByRole('button', { name: ui.bar.closeMenu })).toBeVisible();
    await page
      .getByRole('navigation', { name: ui.bar.label })
      .getByRole('link', { name: linkName('/about-us') })
      .click();
    await expect(page).toHaveURL('/about-us');
    // No analytics would be loaded, so nothing is asked.
    await expect(page.getByRole('region', { name: ui.cookies.title })).toBeHidden();
    await expect(page.getByRole('button', { name: ui.actions.cookieSettings })).toBeHidden();
  });

  test('a flyer’s link opens its form as a page, which links to the file and to an e-mail', async ({ page }) => {
    await page.goto(FLYER_SERVICE);
    await page.getByRole('link', { name: ui.actions.flyer }).click();
    await expect(page).toHaveURL(/\/stand-in\/forms\/dlg_f10/);
    const title = fill(standIn.hosted.flyer, { service: serviceTitle(FLYER_SERVICE) });
    await expect(page.getByRole('link', { name: fill(standIn.hosted.file, { title }) })).toBeVisible();
    const write = page.getByRole('link', { name: standIn.hosted.write });
    await expect(write).toHaveAttribute('href', /^mailto:info@halden\.example\?subject=Flyer/);
    await expect(page.locator('form')).toBeHidden();
  });

  test('every case is visible, and the filter is hidden; e-mail and phone replace a widget, and no height is reserved', {
    tag: '@every-browser',
  }, async ({ page }) => {
    await page.goto('/case-studies');
    const cards = page.locator('#cases > li');
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(new Set(await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card).animationName)))).toEqual(new Set(['none']));

    await page.goto('/contact-us');
    const embed = booking(page);
    expect(await embed.innerText()).toContain(fill(ui.embed.noScript, { vendor: standIn.booking.name }));
    await expect(embed.getByRole('link', { name: company.email.address })).toBeVisible();
    await expect(embed.getByRole('link', { name: company.phone.display })).toBeVisible();
    await expect(embed.getByRole('status')).toBeHidden();
    await expect(embed.getByRole('button')).toHaveCount(0);
    expect((await embed.boundingBox())?.height).toBeLessThan(400);
  });

  test('facts of how the firm works are folded to their labels on a phone; a link to them unfolds them and leads below the bar', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/how-we-work');
    const [charges, safety] = [page.locator('details', { has: page.locator('#charges') }), page.locator('#safety')];
    await expect(charges.locator('summary')).toHaveText('Day\u00a0rate, Travel');
    await expect(page.locator('#charges')).toBeHidden();
    await page.getByRole('navigation').getByRole('link', { name: 'How work is charged' }).click();
    await expect(page.locator('#charges')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await expect(charges).toHaveAttribute('open');
    const heading = page.getByRole('heading', { name: 'How work is charged' });
    await expect(heading).toBeInViewport();
    expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(80);
    await expect(safety).toBeHidden();
    await page.setViewportSize(DESK);
    await expect(safety).toBeVisible();
    await expect(charges.locator('summary')).toBeHidden();
  });
});

test('with the site’s scripts blocked, e-mail and phone replace a widget after a delay, the filter is hidden, and a form sends nothing', async ({
  page,
}) => {
  await blockScripts(page);
  await page.goto('/contact-us');
  const embed = booking(page);
  const email = embed.getByRole('link', { name: company.email.address });
  // A CSS animation shows them.
  const animations = (how: 'pause' | 'finish') =>
    embed.evaluate((element, method) => {
      for (const animation of element.getAnimations({ subtree: true })) animation[method]();
    }, how);
  await animations('pause');
  await expect(email).toBeHidden();
  await animations('finish');
  await expect(email).toBeVisible();

  await page.goto('/case-studies');
  await expect(page.locator('#cases > li').first()).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.goto('/stand-in/forms/newsletter');
  await page.getByLabel(standIn.hosted.person).fill('Anneke Visser');
  await page.getByLabel(standIn.hosted.email).fill('a.visser@plant.example');
  await page.getByRole('button', { name: standIn.hosted.submit }).click();
  expect(new URL(page.url()).search).toBe('');
  await expect(page.getByLabel(standIn.hosted.person)).toHaveValue('Anneke Visser');
});
