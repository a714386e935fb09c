import { defineConfig } from '@playwright/test';
import { browser, launch, onSite } from '../support/playwright.ts';

/**
 * What must hold for the real site, whatever it says: npx playwright test --config=tests/content
 */
export default defineConfig({
  ...onSite('node src/tools/build-if-changed.ts', 'dist'),
  testMatch: '*.spec.ts',
  projects: [{ name: 'content', use: { launchOptions: launch(browser.shell) } }],
});
