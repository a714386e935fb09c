import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const FOLDER = '.github/workflows';
const names = fs.readdirSync(FOLDER);
const read = (name: string) => fs.readFileSync(`${FOLDER}/${name}`, 'utf8');

interface Workflow {
  permissions?: Record<string, string>;
  concurrency?: unknown;
  jobs: Record<string, { 'timeout-minutes'?: number; steps: { uses?: string; run?: string }[] }>;
}

const { scripts } = JSON.parse(fs.readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe.each(names)('%s', (name) => {
  test('has least rights, a limit and pinned actions, and its logic elsewhere', () => {
    const { permissions, concurrency, jobs } = parse(read(name)) as Workflow;
    expect(['read', 'write']).toEqual(expect.arrayContaining(Object.values(permissions ?? { all: 'write-all' })));
    expect(concurrency).toBeDefined();
    for (const [job, { 'timeout-minutes': minutes, steps }] of Object.entries(jobs)) {
      expect(minutes, job).toBeGreaterThan(0);
      for (const { uses = '', run = '' } of steps) {
        expect(uses, job).toMatch(/^$|@[0-9a-f]{40}$/);
        // A title that a stranger writes would be put into the shell.
        expect(run, job).not.toContain('${{');
        for (const [, command = ''] of run.matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(command);
      }
    }
  });
});

test('only the workflows that run the code of main have a secret or may write', () => {
  const trusted = names.filter((name) => /secrets\.|: write/.test(read(name)));
  expect(trusted.sort()).toEqual(['calendar.yml', 'deploy.yml', 'preview.yml']);
  for (const name of trusted) expect(Object.keys((parse(read(name)) as { on: object }).on)).not.toContain('pull_request');
});
