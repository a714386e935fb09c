import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { siteEnv } from '../config/site-env.ts';
import { keyOf, keyOfFiles } from '../lib/node/cached.ts';
import { isoDay } from '../lib/publishing.ts';

/** With what a test runner sets for its own tests, Astro would build a different site. */
const OF_TEST_RUNNER = /^(NODE_ENV|MODE|PROD|DEV|SSR|BASE_URL|TEST|VITEST.*|CONTENT_ROOT|DIST)$/;

/**
 * Runs `astro build` unless the folder was built from the same files today: entries appear on their
 * date, and the footer shows the year.
 * @param settings variables of the build: SITE_ENV, CONTENT_ROOT
 * @returns whether the folder has the site
 */
export function buildIfChanged(
  outDir = 'dist',
  settings: Readonly<Record<string, string>> = {},
): boolean {
  const inherited = Object.entries(process.env).filter(([name]) => !OF_TEST_RUNNER.test(name));
  const env = { ...Object.fromEntries(inherited), ...settings };
  const code = fs.readdirSync('src').filter((name) => name !== 'content');
  const content = path.join(settings.CONTENT_ROOT ?? '.', 'src/content');
  const inputs = [
    ...code.map((name) => `src/${name}`),
    content,
    'public',
    'astro.config.mjs',
    'package-lock.json',
    'tsconfig.json',
  ];
  const key = keyOf(isoDay(new Date()), siteEnv(env), keyOfFiles(inputs));

  const stamp = path.join('.cache/built-from', outDir);
  // With the time of the build: another command may have built into the folder since.
  const written = () =>
    `${key} ${fs.statSync(path.join(outDir, 'index.html'), { throwIfNoEntry: false })?.mtimeMs}`;
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === written()) return true;
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', outDir],
    {
      stdio: 'inherit',
      env,
    },
  );
  if (status !== 0) return false;
  fs.mkdirSync(path.dirname(stamp), { recursive: true });
  fs.writeFileSync(stamp, written());
  return true;
}

if (import.meta.main && !buildIfChanged()) process.exitCode = 1;
