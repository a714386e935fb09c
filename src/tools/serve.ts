/**
 * npm run preview, and npm start after its build: serves dist/ with `wrangler dev`, which takes all
 * arguments. Where its port is in use, this says so in one sentence; wrangler adds a trace.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { portIsFree } from '../lib/node/free-port.ts';

const WRANGLER = 'node_modules/wrangler/bin/wrangler.js';
const PORT = '4321';

const given = process.argv.slice(2);
const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false });
const port = Number(values.port ?? PORT);
// Wrangler says what is wrong with a port that is none.
if (port > 0 && port < 2 ** 16 && !(await portIsFree(port))) {
  console.error(`Port ${port} is in use: stop what uses it, or add -- --port ${port + 1}`);
  process.exit(1);
}
const args = ['dev', ...given, ...(values.port === undefined ? ['--port', PORT] : [])];
const child = spawn(process.execPath, [WRANGLER, ...args], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (status) => process.exit(status ?? 1));
