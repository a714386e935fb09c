/**
 * npm run check: applies every rule to every content file and prints each finding with file, line, column and repair.
 * `--fix` repairs what it can, `--json` prints a list for other programs, `--rules` prints all rules. The exit code is 1 if there
 * is an error.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { cachedFile, keyOf, keyOfFiles } from '../../../lib/node/cached.ts';
import { isoDay } from '../../../lib/publishing.ts';
import { counted } from '../../../lib/words.ts';
import { errorsOf, type Finding, formatFinding } from './finding.ts';
import { applyFixes, withSuggestions } from './fix.ts';
import { RULE_TABLE, SEVERITIES } from './rule-table.ts';

/** Largest number of rounds of repairs: a repair can uncover another finding, but endless repairs are a bug. */
const ROUNDS = 5;

const option = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { fix: option, json: option, rules: option } });
if (values.rules) {
  for (const [id, { severity, finds, example }] of Object.entries(RULE_TABLE))
    console.log(`${severity.padEnd(8)} ${id.padEnd(20)} ${finds}\n${' '.repeat(30)}${example}`);
  process.exit(0);
}
const root = process.cwd();
let findings = values.fix ? await check() : await cachedCheck();
let repaired = 0;
for (let round = 0; values.fix && round < ROUNDS && findings.some(({ fix }) => fix); round++) {
  repaired += await applyFixes(root, findings);
  findings = await check();
}
const errors = errorsOf(findings).length;

if (values.json) console.log(JSON.stringify(withSuggestions(root, findings), null, 2));
else {
  for (const finding of findings) console.log(formatFinding(finding));
  const files = new Set(findings.map(({ file }) => file)).size;
  const fixable = findings.filter(({ fix }) => fix).length;
  if (repaired > 0) console.log(`Repaired: ${repaired}.`);
  if (fixable > 0) console.log(`To repair ${fixable} of these: npm run check -- --fix`);
  const bySeverity = SEVERITIES.map((each) => counted(findings.filter(({ severity }) => severity === each).length, each));
  if (errors > 0) console.log('Fix the errors first; checks that depend on them were skipped.');
  console.log(findings.length === 0 ? 'Content: no mistakes.' : `Content: ${bySeverity.join(', ')} in ${counted(files, 'file')}.`);
}
process.exitCode = errors === 0 ? 0 : 1;

/** Loads the rules and their libraries only here: if nothing has changed, they aren't needed. */
async function check(): Promise<Finding[]> {
  const [{ z }, { checkContent }] = await Promise.all([import('zod'), import('./check.ts')]);
  // Each schema sees a dozen entries: compiling it would take longer than it saves.
  z.config({ jitless: true }); // cspell:ignore jitless
  return checkContent(root);
}

/** The findings of the last run, unless the files, what git says about them, the packages or the day have changed. */
async function cachedCheck(): Promise<Finding[]> {
  const git = ['rev-parse HEAD origin/main', 'status --porcelain -- src/content'].map(
    (command) => spawnSync('git', command.split(' '), { encoding: 'utf8' }).stdout ?? '',
  );
  const key = keyOf(isoDay(new Date()), ...git, keyOfFiles(['src', 'public', 'package-lock.json']));
  const file = await cachedFile('findings', key, async () => Buffer.from(JSON.stringify(await check())));
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Finding[];
}
