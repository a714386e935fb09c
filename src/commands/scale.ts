/** npm run scale -- 1000: builds a copy of the site with that many cases and holds it against its budgets (tests/support/scale.ts). */
import { spawnSync } from 'node:child_process';

process.exitCode = spawnSync(process.execPath, ['tests/support/scale.ts', ...process.argv.slice(2)], { stdio: 'inherit' }).status ?? 1;
