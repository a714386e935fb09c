import fs from 'node:fs';
import { expect, test } from 'vitest';
import { collectionSchemas } from '../../src/schemas/collections.ts';
import { checkContent } from '../../src/tools/writing/check/check.ts';
import { formatFinding } from '../../src/tools/writing/check/finding.ts';
import { contentCopy } from '../support/content-copy.ts';
import { append } from '../support/edits.ts';

const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

test('the editor completes every collection of YAML files by the schema that Astro writes for it', () => {
  const expected = Object.entries(collectionSchemas).flatMap(([name, { place }]) => {
    if ('folder' in place && place.extension === 'mdx') return [];
    const files = 'file' in place ? place.file : `${place.folder}/*.${place.extension}`;
    return [[`./.astro/collections/${name}.schema.json`, files]];
  });
  expect(readJson('.vscode/settings.json')).toMatchObject({
    'yaml.schemas': Object.fromEntries(expected),
  });
});

/** Of VS Code: a regular expression, and the numbers of its groups. */
type ProblemPattern = { regexp: string } & Record<
  'file' | 'line' | 'column' | 'severity' | 'message' | 'code',
  number
>;

test('the task reads file, line, column, severity, message and rule from the lines of the check', async () => {
  const { tasks } = readJson('.vscode/tasks.json') as {
    tasks: { problemMatcher: { pattern?: ProblemPattern } }[];
  };
  const [at] = tasks.flatMap(({ problemMatcher: { pattern } }) => pattern ?? []);
  if (!at) throw new Error('No task of .vscode/tasks.json has a problem matcher.');
  const added = append('- id: Not A Key\n  label: Wear\n- id: begun\n  label: "[fill]"');
  const findings = await checkContent(contentCopy({ 'topics.yaml': added }), { words: false });

  expect(findings.length).toBeGreaterThan(1);
  for (const finding of findings) {
    const lines = formatFinding(finding).split('\n');
    const matches = lines.flatMap((line) => new RegExp(at.regexp).exec(line) ?? []);
    const read = [at.file, at.line, at.column, at.severity, at.message, at.code].map(
      (group) => matches[group],
    );
    expect(read).toEqual([
      finding.file,
      String(finding.line),
      String(finding.column),
      finding.severity,
      finding.message,
      finding.code,
    ]);
    expect(lines.filter((line) => new RegExp(at.regexp).test(line))).toHaveLength(1);
  }
});
