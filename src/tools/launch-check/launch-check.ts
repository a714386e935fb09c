/**
 * npm run launch-check: lists samples, placeholders and third parties that are not connected, and fails
 * while there are any. The settings of the host, which it can't see, follow as a reminder.
 */

import { HOST_SETTINGS } from '../deploy/host-settings.ts';
import { parseArguments } from '../parse-arguments.ts';
import { readContent } from '../writing/model/content.ts';
import { formatProblem } from '../writing/model/problem.ts';
import { openPoints } from './open-points.ts';

parseArguments({});
const points = openPoints(readContent(process.cwd()));
for (const each of points) console.log(`${formatProblem(each)}\n`);
console.log('At the host (Cloudflare), before the launch:');
for (const { setting } of HOST_SETTINGS) console.log(`- ${setting}`);
console.log(
  points.length === 0
    ? '\nReady to go live: no samples or placeholders are left, and each third party is connected.'
    : `\nNot ready to go live: ${points.length} open point(s) in ${new Set(points.map(({ file }) => file)).size} file(s).`,
);
process.exitCode = points.length === 0 ? 0 : 1;
