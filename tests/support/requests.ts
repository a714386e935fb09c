import type { Page } from '@playwright/test';

/** Delays responses, as a slow connection would. @returns a function that releases them */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Paths that a page has requested so far, each as often as it was. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Whether React is among them. */
export const hasReact = (paths: readonly string[]) =>
  paths.some((path) => path.startsWith('/_astro/client.'));
