/** npm run rollback -- --message "why": makes the previous version live again, or the one given by --to; --list shows all. */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { to: { type: 'string' }, message: { type: 'string' }, list: { type: 'boolean', default: false } },
});
if (!values.list && !values.message) {
  console.error('Give a reason, for whoever reads the list of deployments later: npm run rollback -- --message "why"');
  process.exit(1);
}
const args = values.list
  ? ['deployments', 'list']
  : ['rollback', ...(values.to ? [values.to] : []), '--yes', '--message', values.message ?? ''];
process.exitCode = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', ...args], { stdio: 'inherit' }).status ?? 1;
