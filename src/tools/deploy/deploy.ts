/**
 * npm run deploy: builds the site, puts it live, requests four files, and rolls back if one of them
 * is broken. The hashed files of the previous version stay for one more deployment, so that pages
 * that visitors have open still find their scripts and fonts. It refuses while the launch check has
 * open points.
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
import { openPoints } from '../launch-check/open-points.ts';
import { parseArguments } from '../parse-arguments.ts';
import { readContent } from '../writing/model/content.ts';
import { refusal } from './gate.ts';
import { copyPreviousAssets } from './previous.ts';
import { checkOrRollBack, expectedOf, smokeCheck } from './smoke.ts';

/**
 * Attempts, and the pause between them: a new version takes a few seconds to reach all of the
 * host's network.
 */
const SMOKE_TRIES = 5;
const SMOKE_WAIT_MS = 5000;

const { values } = parseArguments({
  options: {
    live: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    'with-open-points': { type: 'boolean', default: false },
  },
});
const isAllowed = values['dry-run'] || values['with-open-points'];
const refused = isAllowed ? undefined : refusal(openPoints(readContent(process.cwd())));
if (refused !== undefined) {
  console.error(refused.text);
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  // A workflow that runs each morning stays green until the launch, and says why nothing is live.
  if (summary) fs.appendFileSync(summary, `${refused.summary}\n`);
  process.exit(summary ? 0 : 1);
}
const company = parse(fs.readFileSync('src/content/settings/company.yaml', 'utf8')) as {
  site: string;
};
const live = values.live ?? company.site;

const run = (program: string, ...args: string[]) =>
  spawnSync(process.execPath, [program, ...args], { stdio: 'inherit' }).status ?? 1;
const wrangler = (...args: string[]) => run('node_modules/wrangler/bin/wrangler.js', ...args);

const built = run('node_modules/astro/bin/astro.mjs', 'build');
if (built !== 0) process.exit(built);
const copied = await copyPreviousAssets('dist', live);
console.log(
  copied.reason ??
    `${copied.files.length} hashed file(s) of the previous version kept for this deployment.`,
);
const deployed = wrangler('deploy', ...(values['dry-run'] ? ['--dry-run'] : []));
if (deployed !== 0 || values['dry-run']) process.exit(deployed);

const expected = expectedOf('dist');
const { faults, remarks } = await checkOrRollBack({
  check: () => smokeCheck(live, expected),
  rollBack: (reason) => wrangler('rollback', '--yes', '--message', reason.slice(0, 100)) === 0,
  wait: () => setTimeout(SMOKE_WAIT_MS),
  tries: SMOKE_TRIES,
});
for (const line of [...remarks, ...faults]) console.error(line);
process.exitCode = faults.length > 0 ? 1 : 0;
