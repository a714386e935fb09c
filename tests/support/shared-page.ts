import { test as base, type Page } from '@playwright/test';
import { ANSWERED, store } from './test.ts';

/**
 * Tests that share one browser page per worker: each opens its own document in it, and only what is set here is stored.
 * axe is injected, which the site's policy would forbid; the policy is tested in security.spec.ts. With reduced motion, so that nothing is judged
 * halfway through a fade.
 */
export const test = base.extend<object, { shared: Page }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL ?? '', bypassCSP: true, reducedMotion: 'reduce' });
      await store(context, ANSWERED);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
