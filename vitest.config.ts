import { defineConfig } from 'vitest/config';
import { FIXTURE_DIST, FIXTURE_ROOT } from './tests/support/fixture.ts';

const root = import.meta.dirname;
/** Far longer than any test takes, so that a busy machine causes no failure. */
const TIMEOUT_MS = 300_000;

/** Tests of code run on the content of tests/fixtures, whatever src/content says. */
const FIXTURE = { CONTENT_ROOT: FIXTURE_ROOT, DIST: FIXTURE_DIST };

const project = (name: string) => ({
  root,
  resolve: { alias: { 'astro:content': `${root}/tests/support/astro-content.ts` } },
  test: {
    name,
    ...(name !== 'content' && { env: FIXTURE }),
    ...(name === 'unit' && { globalSetup: 'tests/support/check-fixture.ts' }),
    ...(name === 'build' && { globalSetup: 'tests/support/build-sites.ts' }),
    // No test leaves anything behind, so the test files of a worker share modules, which halves the
    // CPU time of a process per file.
    isolate: false,
    // A test that only loops over a list can't fail once the list is empty.
    expect: { requireAssertions: true },
    include: [`tests/${name}/**/*.test.ts`],
    testTimeout: TIMEOUT_MS,
    hookTimeout: TIMEOUT_MS,
  },
});

/**
 * unit mirrors src · build is about the built fixture · content is what must hold for the real
 * site, whatever it says.
 */
export default defineConfig({
  root,
  test: {
    projects: [project('unit'), project('content'), project('build')],
  },
});
