/** Root of the fixture's site. */
export const FIXTURE_ROOT = '.cache/fixtures/root';
export const FIXTURE_DIST = '.cache/fixtures/site/dist';
