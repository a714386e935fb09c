import { type ChildProcess, spawn } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../src/commands/support/host.ts';
import { ROUTES } from '../../src/config/routes.ts';
import { PHONE } from '../support/site.ts';

// The development server, as a copywriter sees it, by both commands. It compiles each page when it is first asked for.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

const COMMANDS = {
  'npm run dev': ['src/commands/dev.ts'],
  'npx astro dev': ['node_modules/astro/bin/astro.mjs', 'dev'],
};

for (const [name, command] of Object.entries(COMMANDS))
  test.describe(name, () => {
    let server: ChildProcess;
    let origin: string;
    let faults: string[];

    test.beforeAll(async () => {
      const port = await freePort(Number(process.env.TEST_PORT ?? 4323) + 1);
      origin = `http://localhost:${port}`;
      server = spawn(process.execPath, [...command, '--port', String(port)], {
        stdio: 'ignore',
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1' },
      });
      await expect
        .poll(
          () =>
            fetch(`${origin}/`).then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 120_000, intervals: [500] },
        )
        .toBe(200);
    });
    test.afterAll(() => server.kill('SIGKILL'));

    test.beforeEach(({ page }) => {
      faults = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => message.type() === 'error' && faults.push(`${message.text()} ${message.location().url}`));
    });
    test.afterEach(() => expect(faults).toEqual([]));

    const answer = (page: Page) => page.locator('[data-cookies] button[value=false]').first().click();

    test('the cookie banner takes an answer, the menu closes with a choice, the hero coasts down', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await page.goto(`${origin}/`);
      await expect(page.locator('[data-cookies]')).toBeVisible();
      await answer(page);
      await expect(page.locator('[data-cookies]')).toBeHidden();

      const menu = page.locator('site-menu [popover]').first();
      await page.locator('site-menu [popovertarget]:visible').first().click();
      await expect(menu).toBeVisible();
      await menu
        .getByRole('link')
        .first()
        .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
      await menu.getByRole('link').first().click();
      await expect(menu).toBeHidden();

      const hero = page.locator('.hero');
      await hero.locator('a[role=button]').press('Space');
      await expect(hero).toHaveAttribute('data-state', 'transformed', { timeout: 30_000 });
    });

    test('the testimonials and the logos answer their buttons', async ({ page }) => {
      await page.goto(`${origin}/`);
      await answer(page);
      const logos = page.locator('.logos');
      await logos.getByRole('button').click();
      await expect(logos).toHaveAttribute('data-state', 'paused', { timeout: 30_000 });
      const carousel = page.locator('[aria-roledescription=carousel]');
      await carousel.scrollIntoViewIfNeeded();
      await expect(carousel.locator('[data-live]')).toBeAttached({ timeout: 30_000 });
      const slides = carousel.locator('[aria-roledescription=slide]');
      await expect(slides.nth(1)).toHaveJSProperty('inert', true);
      await carousel.getByRole('button').last().click();
      await expect(slides.last()).toHaveJSProperty('inert', false);
    });

    test('the filter filters, and a white paper opens its form and its file', async ({ page, context }) => {
      await page.goto(`${origin}${ROUTES.cases}`);
      await answer(page);
      const shown = page.locator('#cases > :visible');
      const all = await shown.count();
      await page.locator('form[name=topics] input').first().click();
      await expect(page).toHaveURL(/topic=/, { timeout: 30_000 });
      await expect.poll(() => shown.count()).toBeLessThan(all);

      const trigger = page.locator('#cases a[data-download]:visible').first();
      const file = await trigger.getAttribute('data-download');
      expect((await page.request.get(origin + file)).headers()['content-type']).toContain('application/pdf');
      await context.route(`**${file}`, (route) => route.fulfill({ body: '', contentType: 'text/plain' }));
      await trigger.click();
      await expect(page.getByRole('dialog').frameLocator('iframe').locator('form')).toBeVisible({ timeout: 30_000 });
    });

    test('both embeds of the contact page come', async ({ page }) => {
      await page.goto(`${origin}${ROUTES.contact}`);
      await answer(page);
      const embeds = page.locator('site-embed');
      await expect(embeds).not.toHaveCount(0);
      for (const embed of await embeds.all()) await expect(embed).toHaveAttribute('data-state', 'ready', { timeout: 30_000 });
    });

    test('a former path and the viewer of the white paper lead where they should', async ({ page }) => {
      await page.goto(`${origin}/our-team`);
      await expect(page).toHaveURL(origin + ROUTES.about);
      await page.goto(origin + ROUTES.viewer);
      const pdf = await page.locator('a[href$=".pdf"]').first().getAttribute('href');
      expect((await page.request.get(new URL(pdf ?? '', origin).href)).status()).toBe(200);
    });
  });
