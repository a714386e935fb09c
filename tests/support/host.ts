import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A running local copy of the production host. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/** Whether no program listens on the port, over IPv4 or IPv6. */
async function portIsFree(port: number): Promise<boolean> {
  const free = (host: string) =>
    new Promise<boolean>((resolve) => {
      const probe = net
        .createServer()
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'));
      probe.listen({ port, host }, () => probe.close(() => resolve(true)));
    });
  const answers = await Promise.all(['127.0.0.1', '::1'].map(free));
  return answers.every(Boolean);
}

/** The first free port of fifty, starting from the wanted one. @throws if all are in use */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await portIsFree(port)) return port;
  throw new Error(`No free port between ${wanted} and ${wanted + 49}. Stop a server.`);
}

/** How often a starting host is asked whether it answers, and for how long. */
const ASK_EVERY_MS = 50;
const START_LIMIT_MS = 300_000;

/**
 * Serves a built site on the engine that serves it in production: `_redirects`, `_headers`, ETags, 404.html with status 404.
 * @param directory the built site, such as `dist`
 * @throws if the port is taken, or with what wrangler printed if it ended or never answered
 */
export async function startHost({ directory, port }: { directory: string; port: number }): Promise<Host> {
  if (!(await portIsFree(port))) throw new Error(`Port ${port} is in use. Stop what uses it.`);
  const options = ['--assets', directory, '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--log-level', 'error'];
  const wrangler = spawn(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'dev', ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // These keep it from asking a registry for a newer version and from fetching sample request data from Cloudflare.
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  });
  const ended = once(wrangler, 'close');
  const end = () => void wrangler.kill();
  process.on('exit', end);
  let printed = '';
  for (const output of [wrangler.stdout, wrangler.stderr]) output.on('data', (text) => (printed += text));

  const limit = AbortSignal.timeout(START_LIMIT_MS);
  while (!(await answers(port, limit))) {
    // One that a signal ended has no exit code.
    const hasEnded = wrangler.exitCode !== null || wrangler.signalCode !== null;
    if (hasEnded || limit.aborted) {
      end();
      throw new Error(`wrangler ${hasEnded ? 'ended before it served' : 'does not serve'} ${directory}:\n${printed}`);
    }
    await delay(ASK_EVERY_MS);
  }
  return {
    url: `http://localhost:${port}`,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

const answers = (port: number, signal: AbortSignal) =>
  fetch(`http://127.0.0.1:${port}/`, { method: 'HEAD', signal }).then(
    () => true,
    () => false,
  );
