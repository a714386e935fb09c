import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readMdx } from '../../src/commands/content/source.ts';
import { freePort } from '../../src/commands/support/host.ts';
import { copySite } from '../support/fixture-site.ts';

// The forms of npm run edit, in a copy of the site. Their server compiles each module on its first request.
test.describe.configure({ timeout: 180_000 });

const ENTRY = 'src/content/services/training.mdx';
const CONFIG = 'src/form-editor/astro.config.mjs';
/** The server may serve files of the repository's root, whose node_modules the copy uses. */
const config = fs.readFileSync(CONFIG, 'utf8').replace("['../..']", "['../../../../..']");

/** A comment among the fields, which the editor leaves out when it saves. */
const COMMENT = '  # A note to colleagues\n';
const entry = fs.readFileSync(ENTRY, 'utf8').replace('contact:\n', (line) => line + COMMENT);

let server: ChildProcess;
let root: string;
let origin: string;

test.beforeAll(async () => {
  root = copySite('edit', { [CONFIG]: config, [ENTRY]: entry });
  const port = await freePort(Number(process.env.TEST_PORT ?? 4323) + 3);
  origin = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['src/commands/edit.ts', '--port', String(port)], {
    cwd: root,
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  const status = () =>
    fetch(`${origin}/keystatic`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 120_000, intervals: [500] }).toBe(200);
});
test.afterAll(() => server.kill('SIGKILL'));

test('saving an entry from the form changes the edited field and nothing else, and keeps the comments', async ({ page }) => {
  const read = () => readMdx(ENTRY, fs.readFileSync(path.join(root, ENTRY), 'utf8'));
  const before = read();
  // The editor's own typeface comes from another host.
  await page.route(/^https:/, (route) => route.abort());
  await page.goto(`${origin}/keystatic/collection/services/item/training`);
  const field = page.getByRole('textbox', { name: 'controllingIdea' });
  const save = page.getByRole('button', { name: 'Save' });

  await field.fill('Short', { timeout: 120_000 });
  await save.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(read().text).toBe(before.text);

  const words = 'Each course is tested again three months later, on site, with problems that nobody has seen before.';
  await field.fill(words);
  await save.click();
  await expect.poll(() => read().data, { timeout: 30_000 }).toEqual({ ...(before.data as object), controllingIdea: words });
  expect(read().body).toBe(before.body);
  await expect.poll(() => read().text, { timeout: 30_000 }).toContain(COMMENT);
});
