import net from 'node:net';
import { unstable_startWorker } from 'wrangler';

/** A running copy of the production host. */
export interface Host {
  url: string;
  stop: () => Promise<void>;
}

/** True if nothing on this machine listens on the port, on any of its addresses. */
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

/** The first free port from the wanted one on, within the next fifty. */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await portIsFree(port)) return port;
  throw new Error(`No free port between ${wanted} and ${wanted + 49}. Stop a server, or name another port with --port.`);
}

/** Files that a server needs to speak TLS. */
export interface Certificate {
  key: string;
  cert: string;
}

/**
 * Serves a built site on the engine that serves it in production: `_redirects`, `_headers`, ETags, 404.html with status 404.
 * @param directory the built site, such as `dist`
 * @param certificate serves it by https, with this
 * @throws if the port is taken
 */
export async function startHost({
  directory,
  port,
  certificate,
}: {
  directory: string;
  port: number;
  certificate?: Certificate;
}): Promise<Host> {
  if (!(await portIsFree(port))) throw new Error(`Port ${port} is in use. Stop what uses it, or name another one with --port.`);
  // The engine would ask its maker's servers for sample request data; the site needs none.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  const worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: directory,
    dev: {
      server: {
        hostname: '127.0.0.1',
        port,
        ...(certificate && { secure: true, httpsKeyPath: certificate.key, httpsCertPath: certificate.cert }),
      },
      logLevel: 'error',
      inspector: false,
      watch: false,
    },
  });
  await worker.ready;
  return { url: `http${certificate ? 's' : ''}://localhost:${port}`, stop: () => worker.dispose() };
}
