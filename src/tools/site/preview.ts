/** npm run preview -- --port N --dir DIR: serves a built site (dist) as the production host does, until it is stopped. */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { portOf, startHost } from './host.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4321' }, dir: { type: 'string', default: 'dist' } } });
const port = portOf(values.port);
if (!fs.existsSync(`${values.dir}/index.html`)) stop(`There is no built site in ${values.dir}/. Build it first: npm run build`);

try {
  const host = await startHost({ directory: values.dir, port });
  console.log(`The site is served from ${values.dir}/ at ${host.url} (Ctrl+C stops it).`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void host.stop().then(() => process.exit(0)));
} catch (error) {
  stop((error as Error).message);
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
