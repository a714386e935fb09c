import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const names = fs.readdirSync(FOLDER);
const read = (name: string) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8');

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}
type Rights = Record<string, string>;
interface Workflow {
  on: unknown;
  permissions?: Rights;
  jobs: Record<string, { steps: Step[]; permissions?: Rights }>;
}

const READS = { contents: 'read' };
/** What each job may do on GitHub. */
const RIGHTS: Record<string, Record<string, Rights>> = {
  'calendar.yml': { calendar: { ...READS, issues: 'write' } },
  'deploy.yml': { deploy: { ...READS, actions: 'read' } },
  'preview.yml': { review: READS, publish: { ...READS, 'pull-requests': 'write' } },
  'test.yml': { test: READS, browsers: READS },
};

describe.each(names)('%s', (name) => {
  const { permissions, jobs } = parse(read(name)) as Workflow;

  test('has least rights', () => {
    // Without rights of its own, a job has those of the workflow, and without any there, all.
    const rights = Object.entries(jobs).map(([job, own]) => [job, own.permissions ?? permissions]);
    expect(Object.fromEntries(rights)).toEqual(RIGHTS[name]);
  });

  test('has pinned actions, and no title in the shell', () => {
    for (const [job, { steps }] of Object.entries(jobs)) {
      for (const { uses = '', run = '' } of steps) {
        expect(uses, job).toMatch(/^$|@[0-9a-f]{40}$/);
        expect(run, job).not.toContain('${{');
      }
    }
  });
});

test('a job that runs the code of a pull request has no secret', () => {
  const trusted = names.flatMap((name) => {
    const { on, jobs } = parse(read(name)) as Workflow;
    if (on !== 'pull_request' && !Object.hasOwn(Object(on), 'pull_request')) return [];
    const writes = Object.entries(jobs).filter(([, job]) =>
      /secrets\.|"write"/.test(JSON.stringify(job)),
    );
    return writes.map(([job]) => `${name} ${job}`);
  });
  expect(trusted).toEqual(['preview.yml publish']);

  const { jobs } = parse(read('preview.yml')) as Workflow;
  const steps = jobs.publish?.steps ?? [];
  const [checkout] = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkout?.with?.ref).toContain('github.event.pull_request.base.sha');
  // What the other job built stays outside the checkout until its two parts are taken.
  const [download] = steps.filter(({ uses }) => uses?.startsWith('actions/download-artifact@'));
  expect(download?.with?.path).toBe('built');
});
