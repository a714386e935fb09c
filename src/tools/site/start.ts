/**
 * npm start: builds the site if its files have changed, and serves it as the production host does: npm start -- --port N uses another
 * port than 4321.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build-site.ts';
import { freePort, portOf, startHost } from './host.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '4321' } } });
const wanted = portOf(values.port);
if (!(await ensureBuilt())) process.exit(1);

const port = await freePort(wanted);
if (port !== wanted) console.log(`Port ${wanted} is in use; using ${port}.`);
const host = await startHost({ directory: 'dist', port });
console.log(`\n  The site is at ${host.url} (Ctrl+C stops it).\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.stop().then(() => process.exit(0)));
