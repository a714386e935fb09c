/**
 * npm run review -- --base REF: compares the files as they are now, including uncommitted ones, with
 * a branch, tag or commit, and writes report.html, comment.md and shots/ to .cache/review. Exits
 * with 1 if one of them can't be built.
 */
import { browserOrExit } from '../browser/browser.ts';
import { parseArguments } from '../parse-arguments.ts';
import { headline } from './report/overview.ts';
import { REVIEW } from './report-data.ts';
import { review } from './review.ts';

const { values } = parseArguments({ options: { base: { type: 'string' } } });
if (!values.base) {
  console.error('Name the version to compare with: npm run review -- --base main');
  process.exit(2);
}

// Before two builds, not after them.
browserOrExit();

try {
  const report = await review({
    root: process.cwd(),
    base: values.base,
    say: (text) => console.log(text),
  });
  for (const error of report.errors) console.error(error);
  console.log(`${headline(report)}. See ${REVIEW}/report.html`);
  process.exitCode = report.errors.length > 0 ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
