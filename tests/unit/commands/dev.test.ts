import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../src/commands/support/host.ts';
import { copySite } from '../../support/fixture-site.ts';

const FILE = 'src/content/services/training.mdx';
const right = fs.readFileSync(FILE, 'utf8');
const wrong = right.replace(/^title: /m, 'titel: ');

describe('the writer’s live preview', { timeout: 120_000 }, () => {
  let root: string;
  let origin: string;
  let server: ChildProcess;
  const write = (text: string) => fs.writeFileSync(path.join(root, FILE), text);

  /** Asks for the page as a browser does, until it is as wanted. */
  const shows = (status: number, text: string) =>
    expect
      .poll(
        async () => {
          const answer = await fetch(`${origin}/training`, { headers: { accept: 'text/html' } }).catch(() => undefined);
          return [answer?.status, (await answer?.text())?.includes(text)];
        },
        { timeout: 60_000, interval: 250 },
      )
      .toEqual([status, true]);

  beforeAll(async () => {
    root = copySite('dev', { [FILE]: wrong });
    const port = await freePort(4360);
    origin = `http://localhost:${port}`;
    server = spawn(process.execPath, ['src/commands/dev.ts', '--port', String(port)], {
      cwd: root,
      stdio: 'ignore',
      // A writer's terminal is in no test: the bundler behaves otherwise where it takes itself for one.
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1' },
    });
  });
  afterAll(() => server.kill('SIGKILL'));

  test('says file, line and repair of a mistake it begins with, and then shows the page', async () => {
    await shows(500, `${FILE}:2`);
    await shows(500, 'titel');
    write(right);
    await shows(200, '<h1');
  });

  test('shows what is written, and a new mistake in place of the page', async () => {
    write(right.replace('title: Training', 'title: Training on your own machines'));
    await shows(200, 'Training on your own machines');
    write(wrong);
    await shows(500, `${FILE}:2`);
    write(right);
    await shows(200, '<h1');
  });
});
