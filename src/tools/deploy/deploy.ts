/**
 * npm run deploy: builds the site, puts it live, requests four files, and rolls back if one of them
 * is broken. It refuses while the launch check has open points.
 *   --dry-run            everything except the upload
 *   --with-open-points   goes live all the same
 *   --live URL           URL of the live site, whose files are kept and which is checked; by
 *                        default the site's own
 * Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.
 *
 * To go back to the previous version: npx wrangler rollback; it takes seconds, and nothing is
 * built. Then git revert the change, so that the next deployment does not bring it back. To go back
 * further: npx wrangler deployments list, then npx wrangler rollback VERSION.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parse } from 'yaml';
import { counted } from '../../lib/words.ts';
import { openPoints } from '../launch-check/open-points.ts';
import { parseArguments } from '../parse-arguments.ts';
import { readContent } from '../writing/model/content.ts';
import { copyPreviousAssets } from './previous.ts';
import { checkOrRollBack, expectedOf, smokeCheck } from './smoke.ts';

/** A new version takes a few seconds to reach all of the host's network. */
const SMOKE_TRIES = 5;
const SMOKE_WAIT_MS = 5000;

const { values } = parseArguments({
  options: {
    live: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'with-open-points': { type: 'boolean', default: false },
  },
});
const live = values.live ?? ownUrl();

if (!values['dry-run'] && !values['with-open-points']) refuseOpenPoints();
endIfFailed(run('node_modules/astro/bin/astro.mjs', 'build'));
const copied = await copyPreviousAssets('dist', live);
console.log(
  copied.reason ??
    `${copied.files.length} hashed file(s) of the previous version kept for this deployment.`,
);
endIfFailed(wrangler('deploy', ...(values['dry-run'] ? ['--dry-run'] : [])));
if (!values['dry-run']) await checkLiveSite();

function run(program: string, ...args: string[]): number {
  return spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1;
}

function wrangler(...args: string[]): number {
  return run('node_modules/wrangler/bin/wrangler.js', ...args);
}

function endIfFailed(status: number): void {
  if (status !== 0) process.exit(status);
}

function ownUrl(): string {
  const company = fs.readFileSync('src/content/settings/company.yaml', 'utf8');
  return (parse(company) as { site: string }).site;
}

function refuseOpenPoints(): void {
  const { length } = openPoints(readContent(process.cwd()));
  if (length === 0) return;
  const reason = `Not deployed: the launch check has ${counted(length, 'open point')}. \`npm run launch-check\` lists them; \`npm run deploy -- --with-open-points\` goes live all the same.`;
  console.error(reason);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  // A workflow that runs each morning stays green until the launch, and says why nothing is live.
  if (summary) fs.appendFileSync(summary, `${reason}\n`);
  process.exit(summary ? 0 : 1);
}

async function checkLiveSite(): Promise<void> {
  const expected = expectedOf('dist');
  const found = await checkOrRollBack({
    check: () => smokeCheck(live, expected),
    rollBack: (reason) => wrangler('rollback', '--yes', '--message', reason.slice(0, 100)) === 0,
    wait: () => setTimeout(SMOKE_WAIT_MS),
    tries: SMOKE_TRIES,
  });
  for (const { text } of found) console.error(text);
  process.exitCode = found.some(({ isFault }) => isFault) ? 1 : 0;
}
