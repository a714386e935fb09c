import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
/** Far beyond what any test takes: a busy machine is no failure. */
const TIMEOUT_MS = 120_000;

/**
 * @param isolate a fresh process for each file. Off where no test leaves anything behind: the modules are then loaded once, not once
 * per file, which halves the CPU time.
 */
const project = (name: string, { environment = 'node' as 'node' | 'happy-dom', isolate = false } = {}) => ({
  root,
  test: {
    name,
    isolate,
    include: [`tests/${name}/**/*.test.{ts,tsx}`],
    environment,
    // A frame is there and stays empty: what a form's host would show is no part of a test in a DOM.
    environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true } } },
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});

/**
 * unit mirrors lib, schemas, config, figures · islands run in a DOM · content are facts about the words · build about dist ·
 * recipes follows the writers' README in a copy of the site · browsers: stories in other browsers than Chromium, by `npm run browsers`. */
export default defineConfig({
  root,
  test: {
    projects: [
      project('unit'),
      project('islands', { environment: 'happy-dom', isolate: true }),
      project('content'),
      project('build'),
      project('recipes'),
      project('browsers'),
    ],
  },
});
