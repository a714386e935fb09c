/**
 * npm run launch-check: lists samples, placeholders and stand-ins that are still in use, and fails while there are any. What the content
 * lacks compared with the specification is only a remark: the firm may have decided otherwise.
 */
import { parseArgs } from 'node:util';
import { readContent } from '../writing/model/content.ts';
import { formatProblem } from '../writing/model/problem.ts';
import { openPoints } from './open-points.ts';
import { lackingOfSpecification } from './specification.ts';

parseArgs();
const content = readContent(process.cwd());
const points = openPoints(content);
const lacking = lackingOfSpecification(content);
for (const each of [...lacking, ...points]) console.log(`${formatProblem(each)}\n`);
if (lacking.length > 0)
  console.log(`The specification asks for ${lacking.length} thing(s) that the content lacks; they don’t count as open points.`);
console.log(
  points.length === 0
    ? 'Ready to go live: no samples, stand-ins or placeholders are left.'
    : `Not ready to go live: ${points.length} open point(s) in ${new Set(points.map(({ file }) => file)).size} file(s).`,
);
process.exitCode = points.length === 0 ? 0 : 1;
