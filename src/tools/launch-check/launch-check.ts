/**
 * npm run launch-check: lists samples, placeholders and stand-ins that are still in use, and fails while there are any. What the content
 * lacks compared with the specification is only a remark: the firm may have decided otherwise.
 */
import { parseArgs } from 'node:util';
import { readContent } from '../content-model/content.ts';
import { formatProblem } from '../content-model/problem.ts';
import { openPoints } from './open-points.ts';
import { lackingOfSpecification } from './specification.ts';

parseArgs();
const content = readContent(process.cwd());
const points = openPoints(content);
for (const point of points) console.error(`${formatProblem(point)}\n`);
console.log(
  points.length === 0
    ? 'Ready to go live: no samples, stand-ins or placeholders are left.'
    : `Not ready to go live: ${points.length} open point(s) in ${new Set(points.map(({ file }) => file)).size} file(s).`,
);
const lacking = lackingOfSpecification(content);
for (const remark of lacking) console.log(`\n${formatProblem(remark)}`);
if (lacking.length > 0) console.log(`\nThe specification asks for ${lacking.length} more thing(s); they don’t count as open points.`);
process.exitCode = points.length === 0 ? 0 : 1;
