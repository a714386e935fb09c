/**
 * npm run review -- --base REF: builds two versions of the site, compares every page, and writes report.html, report.json and shots/.
 *   --base REF   the earlier version: a branch, tag or commit, such as main
 *   --head REF   the later version; by default the files as they are now, including uncommitted ones
 *   --out DIR    where the report goes (.cache/review)
 * Exits with 1 if anything is wrong with the change, otherwise with 0.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { annotations } from './github/annotations.ts';
import { headline } from './report/overview.ts';
import { review } from './review.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string' },
    out: { type: 'string', default: '.cache/review' },
  },
});
if (!values.base) {
  console.error('Name the version to compare with: npm run review -- --base main');
  process.exit(2);
}

try {
  const began = performance.now();
  const out = path.resolve(values.out);
  const report = await review({
    root: process.cwd(),
    base: values.base,
    head: values.head,
    out,
    say: (text) => console.log(text),
  });
  for (const { rule, message } of report.errors) console.error(`${rule}: ${message}`);
  if (process.env.GITHUB_ACTIONS) for (const line of annotations(report.errors, report.warnings)) console.log(line);
  console.log(`${headline(report)}.`);
  console.log(`${path.join(values.out, 'report.html')} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  process.exitCode = report.errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
