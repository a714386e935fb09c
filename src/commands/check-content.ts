/** npm run check: holds every content file against its schema and prints each mistake with file, line, column and repair. */
import { checkContent } from './content/check.ts';
import { formatProblem } from './content/problem.ts';

const problems = checkContent(process.cwd());
for (const problem of problems) console.error(`${formatProblem(problem)}\n`);
const files = new Set(problems.map(({ file }) => file)).size;
console.log(problems.length === 0 ? 'Content: no mistakes.' : `Content: ${problems.length} mistake(s) in ${files} file(s).`);
process.exitCode = problems.length === 0 ? 0 : 1;
