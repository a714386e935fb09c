import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const names = fs.readdirSync(FOLDER);
const read = (name: string) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8');

interface Workflow {
  on: unknown;
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, { if?: string; needs?: string; 'timeout-minutes'?: number; steps: { uses?: string; run?: string }[] }>;
}

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(names)('%s', (name) => {
  test('has least rights, a limit and pinned actions, and puts no title into the shell', () => {
    const { permissions, concurrency, jobs } = parse(read(name)) as Workflow;
    expect(['read', 'write']).toEqual(expect.arrayContaining(Object.values(permissions ?? { all: 'write-all' })));
    expect(concurrency).toBeDefined();
    for (const [job, { 'timeout-minutes': minutes, steps }] of Object.entries(jobs)) {
      expect(minutes, job).toBeGreaterThan(0);
      for (const { uses = '', run = '' } of steps) {
        expect(uses, job).toMatch(/^$|@[0-9a-f]{40}$/);
        expect(run, job).not.toContain('${{');
        for (const [, command = ''] of run.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(command);
      }
    }
  });
});

test('a job that runs the code of a pull request has no secret and may not write, unless it only publishes files', () => {
  const trusted = names.flatMap((name) => {
    const { on, jobs } = parse(read(name)) as Workflow;
    if (on !== 'pull_request' && !Object.hasOwn(Object(on), 'pull_request')) return [];
    const writes = Object.entries(jobs).filter(([, job]) => /secrets\.|"write"/.test(JSON.stringify(job)));
    return writes.map(([job]) => `${name} ${job}`);
  });
  expect(trusted).toEqual(['preview.yml publish']);
});

test('a fork gets no preview', () => {
  const { jobs } = parse(read('preview.yml')) as Workflow;
  expect(jobs.review?.if).toBe('github.event.pull_request.head.repo.full_name == github.repository');
  expect(jobs.publish?.needs).toBe('review');
});
