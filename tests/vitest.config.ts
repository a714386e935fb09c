import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
const project = (name: string, options: { environment?: 'node' | 'happy-dom'; timeout?: number } = {}) => ({
  root,
  test: {
    name,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment: options.environment ?? ('node' as const),
    // A frame is there and stays empty: what a form's host would show is no part of a test in a DOM.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } } },
    ...(options.timeout && { testTimeout: options.timeout, hookTimeout: options.timeout }),
  },
});

/**
 * unit mirrors lib, schemas, config, figures · islands run in a DOM · content are facts about the words · build about dist ·
 * browsers: stories in other browsers than Chromium, by `npm run browsers`. */
export default defineConfig({
  root,
  test: {
    projects: [
      project('unit'),
      project('islands', { environment: 'happy-dom' }),
      project('content'),
      project('build'),
      project('browsers', { timeout: 120_000 }),
    ],
  },
});
