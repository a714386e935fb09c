/** npm run launch-check: lists samples, placeholders and stand-ins that are still in use. Fails while there is any. */

import { openPoints } from './launch/open-points.ts';
import { formatProblem } from './problem.ts';

const points = openPoints(process.cwd());
for (const point of points) console.error(`${formatProblem(point)}\n`);
console.log(
  points.length === 0
    ? 'Nothing stands in the way of going live: no sample, no stand-in, no placeholder.'
    : `Not ready to go live: ${points.length} open point(s) in ${new Set(points.map(({ file }) => file)).size} file(s).`,
);
process.exitCode = points.length === 0 ? 0 : 1;
