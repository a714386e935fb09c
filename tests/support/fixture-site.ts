import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { fileAt } from '../../src/lib/node/built-site.ts';
import { keyOf, SHARED_CACHES } from '../../src/lib/node/cached.ts';
import { filesBelow } from '../../src/lib/node/files.ts';
import { INPUTS, inputsKey } from '../../src/tools/site/build-site.ts';
import { FIXTURE_CONTENT, FIXTURE_DIST, FIXTURES } from './fixture.ts';

/** Origin of a fixture's pages. Nothing listens there: the browser is given the files directly. */
export const FIXTURE = 'https://fixture.test';

/** The framework's own command line. */
const ASTRO = path.resolve('node_modules/astro/bin/astro.mjs');

/** Files of the project that a fixture is made from: the code, and the fixture's content in place of the real one. */
const CODE = [
  ...INPUTS.filter((input) => input !== 'src'),
  ...fs.readdirSync('src').flatMap((name) => (name === 'content' ? [] : `src/${name}`)),
  FIXTURE_CONTENT,
];

/**
 * Copies the project into its own folder, with the content of the fixture.
 * @param changes content files by their path from the root, with their new text or bytes
 * @param further parts of the project that a build does not need, such as `tests`
 * @param content the folder that becomes the copy's src/content
 * @returns the folder
 */
export function copySite(
  name: string,
  changes: Record<string, string | Buffer>,
  further: readonly string[] = [],
  content = FIXTURE_CONTENT,
): string {
  const root = path.resolve(FIXTURES, name);
  // A development server keeps its bundled packages there, and checks itself whether they are still valid.
  if (fs.existsSync(root))
    for (const part of fs.readdirSync(root)) if (part !== 'node_modules') fs.rmSync(path.join(root, part), { recursive: true });
  // Packages are found in the real root above; what Astro caches between builds stays in the fixture.
  for (const part of [...CODE, 'package.json', ...fs.globSync(SHARED_CACHES), ...further])
    if (part !== FIXTURE_CONTENT && fs.existsSync(part)) fs.cpSync(part, path.join(root, part), { recursive: true });
  fs.cpSync(content, path.join(root, 'src/content'), { recursive: true });
  for (const [file, text] of Object.entries(changes)) fs.writeFileSync(path.join(root, file), text);
  return root;
}

/** Variables that a test runner sets for its own tests; with them Astro would build a different site. */
const OF_TEST_RUNNER = /^(NODE_ENV|MODE|PROD|DEV|SSR|BASE_URL|TEST|VITEST.*|CONTENT_ROOT|DIST)$/;
const withoutTestRunner = (env: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OF_TEST_RUNNER.test(name)));

const nodeIn = (root: string, args: readonly string[], env: Record<string, string> = {}) =>
  promisify(execFile)(path.resolve('node_modules/.bin/node'), args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...withoutTestRunner(process.env), ASTRO_TELEMETRY_DISABLED: '1', ...env },
  });

/** Runs a command of the site in a copy of it. @throws if it fails */
export const runIn = (root: string, command: string) => nodeIn(root, [`src/tools/${command}.ts`]);

/**
 * Builds the site as it would be after a change to its content, beside the real one. It uses the framework's own command, `npx astro build`,
 * which gives the same site as the project's. Does nothing if it was built from the same sources and changes.
 * @param name folder of the fixture
 * @returns the folder of the built site
 */
export async function buildFixture(
  name: string,
  changes: Record<string, string | Buffer>,
  env: Record<string, string> = {},
): Promise<string> {
  const root = path.resolve(FIXTURES, name);
  const stamp = path.join(root, 'stamp');
  const key = keyOf(inputsKey(CODE), JSON.stringify(changes));
  if (!fs.existsSync(stamp) || fs.readFileSync(stamp, 'utf8') !== key) {
    copySite(name, changes);
    await nodeIn(root, [ASTRO, 'build'], env).catch(({ stdout, stderr }) => {
      throw new Error(`${stderr || stdout}\n${path.relative('.', root)} could not be built. Its src/content is ${FIXTURE_CONTENT}.`);
    });
    fs.writeFileSync(stamp, key);
  }
  return path.join(root, 'dist');
}

/** The site of the fixture, on which the code is tested. @returns its dist */
export const fixtureSite = (): Promise<string> => buildFixture(path.basename(path.dirname(FIXTURE_DIST)), {});

/** Serves the files of a built site to a page. */
export function serveFixture(page: Page, dist: string) {
  const files = new Set(filesBelow(dist));
  return page.route(`${FIXTURE}/**`, (route) => {
    const file = fileAt(files, new URL(route.request().url()).pathname);
    return route.fulfill(file ? { path: path.join(dist, file) } : { status: 404, body: '' });
  });
}
