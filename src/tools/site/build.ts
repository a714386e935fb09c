/** npm run build: checks the content, builds the site in a temporary folder, and replaces `dist` if the build succeeds. */
import { parseArgs } from 'node:util';
import { buildSite } from './build-site.ts';

parseArgs();
// After a failed build the bundler's workers keep running, so the process is ended here.
process.exit((await buildSite()) ? 0 : 1);
