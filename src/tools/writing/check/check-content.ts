/**
 * npm run check: applies every rule to every content file and prints each finding with file, line,
 * column and repair. `--fix` repairs what it can first. The exit code is 1 if there is an error.
 */

import { counted, listed } from '../../../lib/words.ts';
import { parseArguments } from '../../parse-arguments.ts';
import { blockedFiles, checkContent } from './check.ts';
import { countsOf, errorsOf, formatFinding } from './finding.ts';
import { applyFixes } from './fix.ts';

const { values } = parseArguments({ options: { fix: { type: 'boolean', default: false } } });
const root = process.cwd();
/** A file that may not be read is named by its error; nobody needs the stack. */
const check = () =>
  checkContent(root).catch((error: Error) => {
    console.error(error.message);
    process.exit(1);
  });
const repaired = values.fix ? applyFixes(root, await check()) : 0;
const findings = await check();

for (const finding of findings) console.log(formatFinding(finding));
const fixable = findings.filter(({ fix }) => fix).length;
const blocked = blockedFiles(findings);
const files = new Set(findings.map(({ file }) => file)).size;
if (repaired > 0) console.log(`Repaired: ${repaired}.`);
if (fixable > 0) console.log(`To repair ${fixable} of these: npm run check -- --fix`);
if (blocked.length > 0)
  console.log(`Not checked further until these errors are repaired: ${listed(blocked)}.`);
console.log(
  findings.length === 0
    ? 'Content: no mistakes.'
    : `Content: ${countsOf(findings).join(', ')} in ${counted(files, 'file')}.`,
);
process.exitCode = errorsOf(findings).length === 0 ? 0 : 1;
