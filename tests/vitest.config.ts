import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;
/** Far beyond what any test takes: a busy machine is no failure. */
const TIMEOUT_MS = 120_000;

const project = (name: string, environment: 'node' | 'happy-dom' = 'node') => ({
  root,
  test: {
    name,
    // No test leaves anything behind, so that the files of a worker share its modules: the CPU time is half of that of a process for each.
    isolate: false,
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
      project('islands', 'happy-dom'),
      project('content'),
      project('build'),
      project('recipes'),
      project('browsers'),
    ],
  },
});
