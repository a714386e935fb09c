import fs from 'node:fs';
import path from 'node:path';

/** The small invented site on which all code is tested. It changes only when code does. */
export const FIXTURE_CONTENT = 'tests/fixtures/content';
/** Where sites for tests are assembled and built. */
export const FIXTURES = '.cache/fixtures';
/** A root whose src/content is that of the fixture (CONTENT_ROOT). */
export const FIXTURE_ROOT = `${FIXTURES}/root`;
/** The built fixture. */
export const FIXTURE_DIST = `${FIXTURES}/site`;
/**
 * The fixture as a preview shows it, with drafts, many cases, one testimonial, no client, two
 * vendors connected, and entries at the limits of the schemas (`connected-site.ts`): its root, and the built site.
 */
export const CONNECTED_ROOT = `${FIXTURES}/connected-root`;
export const CONNECTED_DIST = `${FIXTURES}/connected`;

const link = path.join(FIXTURE_ROOT, 'src/content');
// A cache that was copied with its project leads to the fixture of that one.
const isOurs = fs.existsSync(link) && fs.realpathSync(link) === fs.realpathSync(FIXTURE_CONTENT);
if (!isOurs) {
  fs.mkdirSync(path.dirname(link), { recursive: true });
  // Several runners may start at the same time.
  fs.rmSync(link, { force: true });
  fs.symlinkSync(path.resolve(FIXTURE_CONTENT), link, 'junction');
}
