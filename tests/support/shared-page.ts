import { test as base, type Page } from '@playwright/test';
import { ANSWERED, store } from './test.ts';

/**
 * Tests with one page of the browser for all of a worker: each opens a document of its own in it, and nothing is stored but what is set here.
 * axe is injected, which the site's policy would forbid; that is tested in security.spec.ts. With reduced motion, so that nothing is judged
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
