/**
 * npm run fuzz -- --runs 5: changes the content at random, builds what the check accepts, and looks at every page of it. `npm test` does
 * so once with a fixed seed. A run that fails names its seed: npm run fuzz -- --seed 123
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../src/commands/support/build-site.ts';
import { freePort } from '../../src/commands/support/host.ts';
import { ensureBrowser } from '../../src/lib/node/browser.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, seed: { type: 'string' } } });
if (!(await ensureBuilt())) process.exit(1);
const seeds = values.seed ? [Number(values.seed)] : Array.from({ length: Number(values.runs) }, () => Math.floor(Math.random() * 1e6));
const env = { ...process.env, CHROME_PATH: ensureBrowser(), TEST_PORT: String(await freePort(4340)) };
const failed = seeds.filter((seed) => {
  console.log(`\nSeed ${seed}`);
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--config=tests/playwright.config.ts', 'tests/e2e/fuzz.spec.ts'];
  return spawnSync(process.execPath, args, { stdio: 'inherit', env: { ...env, FUZZ_SEED: String(seed) } }).status !== 0;
});
console.log(failed.length > 0 ? `\nFailed with the seeds ${failed.join(', ')}.` : `\n${seeds.length} run(s), none failed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
