/**
 * npm run deploy: builds the site, puts it live, requests four files, and rolls back if one fails. The hashed files of the previous version
 * stay for one more deployment, so that pages that visitors have open still find their scripts and fonts.
 *   --dry-run    everything except the upload
 *   --live URL   URL of the live site, whose files are kept and which is checked; by default the site's own
 * Needs CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID in the environment.
 *
 * To go back to the previous version:
 *   1. npx wrangler rollback --message "why"         live again within seconds; nothing is built
 *   2. git revert the change, so that the next deployment does not bring it back
 * To go back further: npx wrangler deployments list, then npx wrangler rollback VERSION --message "why"
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { copyPreviousAssets } from './previous.ts';
import { checkOrRollBack, expectedOf, smokeCheck } from './smoke.ts';

/** Attempts, and the pause between them: a new version takes a few seconds to reach all of the host's network. */
const SMOKE_TRIES = 5;
const SMOKE_WAIT_MS = 5000;

const { values } = parseArgs({ options: { live: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } } });

const run = (file: string, ...args: string[]) => spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1;
const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';

if (run('node_modules/astro/bin/astro.mjs', 'build') !== 0) process.exit(1);
const company = parse(fs.readFileSync('src/content/settings/company.yaml', 'utf8')) as { site: string };
const copied = await copyPreviousAssets('dist', values.live ?? company.site);
console.log(copied.reason ?? `${copied.files.length} hashed file(s) of the previous version kept for this deployment.`);

const deployed = run(WRANGLER, 'deploy', ...(values['dry-run'] ? ['--dry-run'] : []));
if (deployed !== 0 || values['dry-run']) process.exit(deployed);

const expected = expectedOf('dist');
const faults = await checkOrRollBack({
  check: () => smokeCheck(values.live ?? company.site, expected),
  rollBack: (reason) => run(WRANGLER, 'rollback', '--yes', '--message', reason.slice(0, 100)) === 0,
  wait: () => setTimeout(SMOKE_WAIT_MS),
  tries: SMOKE_TRIES,
});
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
