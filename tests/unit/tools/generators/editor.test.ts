import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { editorSchemas } from '../../../../src/tools/generators/editor-schemas.ts';
import { favicon } from '../../../../src/tools/generators/icons.ts';
import { checkContent } from '../../../../src/tools/writing/check/check.ts';
import { formatFinding } from '../../../../src/tools/writing/check/finding.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { append } from '../../../support/edits.ts';
import { FIXTURE_CONTENT } from '../../../support/fixture.ts';

const FOLDER = '.vscode/schemas';
const COMMAND = 'npm run fix';
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file.replace('src/content', FIXTURE_CONTENT), 'utf8'));

const settings = z
  .object({ 'yaml.schemas': z.record(z.string(), z.union([z.string(), z.array(z.string())])) })
  .parse(readJson('.vscode/settings.json'));
const files = Object.entries(settings['yaml.schemas']);

describe('the schemas for editors', () => {
  test(`are those of src/schemas (after a change there: ${COMMAND})`, () => {
    const there = fs.readdirSync(FOLDER).map((name) => [name, fs.readFileSync(path.join(FOLDER, name), 'utf8')]);
    expect(Object.fromEntries(there)).toEqual(editorSchemas());
  });

  /** Files of the fixture that a path of the settings, such as src/content/topics.yaml or one with *, stands for. */
  const filesOf = (patterns: string | string[]) =>
    fs
      .globSync([patterns].flat().map((pattern) => pattern.replace('src/content', FIXTURE_CONTENT)))
      .map((name) => name.replace(FIXTURE_CONTENT, 'src/content'));

  test('belong to every YAML file of the content, one each', () => {
    expect(files.flatMap(([, pattern]) => filesOf(pattern)).sort()).toEqual(filesOf('src/content/**/*.yaml').sort());
    expect(files.map(([schema]) => path.basename(schema)).sort()).toEqual(Object.keys(editorSchemas()).sort());
  });

  test.each(files)('%s takes %s as it is, and no field besides', (schema, file) => {
    const takes = z.fromJSONSchema(z.record(z.string(), z.any()).parse(readJson(schema)));
    const [first = ''] = filesOf(file);
    const data: unknown = parse(fs.readFileSync(first.replace('src/content', FIXTURE_CONTENT), 'utf8'));
    expect(takes.safeParse(data).error?.issues).toBeUndefined();
    const more = Array.isArray(data) ? [...data, { id: 'x', strange: 1 }] : { ...z.looseObject({}).parse(data), strange: 1 };
    expect(takes.safeParse(more).success).toBe(false);
  });
});

test(`the icons have the logo and the colours of the tokens (after a change of either: ${COMMAND})`, () => {
  expect(fs.readFileSync('public/favicon.svg', 'utf8')).toBe(favicon());
});

/** Of VS Code: a regular expression, and the numbers of its groups. */
type ProblemPattern = { regexp: string } & Record<'file' | 'line' | 'column' | 'severity' | 'message' | 'code', number>;

test('the task reads file, line, column, severity, message and rule from the lines of the check', async () => {
  const { tasks } = readJson('.vscode/tasks.json') as { tasks: { problemMatcher: { pattern?: ProblemPattern } }[] };
  const [at] = tasks.flatMap(({ problemMatcher: { pattern } }) => pattern ?? []);
  if (!at) throw new Error('No task of .vscode/tasks.json has a problem matcher.');
  const added = append('- id: Not A Key\n  label: Wear\n- id: begun\n  label: "[fill]"');
  const findings = await checkContent(contentCopy({ 'topics.yaml': added }));

  expect(findings.length).toBeGreaterThan(1);
  for (const finding of findings) {
    const lines = formatFinding(finding).split('\n');
    const matches = lines.flatMap((line) => new RegExp(at.regexp).exec(line) ?? []);
    const read = [at.file, at.line, at.column, at.severity, at.message, at.code].map((group) => matches[group]);
    expect(read).toEqual([finding.file, String(finding.line), String(finding.column), finding.severity, finding.message, finding.code]);
    expect(lines.filter((line) => new RegExp(at.regexp).test(line))).toHaveLength(1);
  }
});
