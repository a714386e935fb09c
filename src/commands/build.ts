/** npm run build: checks the content, builds the site beside the old one, and puts it in its place when it is whole. */
import { buildSite } from './support/build-site.ts';

// A build that failed leaves the bundler's workers waiting; the process ends regardless.
process.exit((await buildSite()) ? 0 : 1);
