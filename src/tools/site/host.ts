import net from 'node:net';

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

/** The first free port among the fifty from the wanted one on. @throws if all are in use */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await portIsFree(port)) return port;
  throw new Error(`No free port between ${wanted} and ${wanted + 49}. Stop a server, or name another port with --port.`);
}

/**
 * Serves a built site on the engine that serves it in production: `_redirects`, `_headers`, ETags, 404.html with status 404.
 * @param directory the built site, such as `dist`
 * @throws if the port is taken
 */
export async function startHost({ directory, port }: { directory: string; port: number }): Promise<Host> {
  if (!(await portIsFree(port))) throw new Error(`Port ${port} is in use. Stop what uses it, or name another one with --port.`);
  // Without this, workerd fetches sample request data from Cloudflare, which the site does not need.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  // Loaded only here: it takes a second, and most programs that import this file only look for a free port.
  const { unstable_startWorker } = await import('wrangler');
  const worker = await unstable_startWorker({
    config: 'wrangler.jsonc',
    assets: directory,
    dev: {
      server: { hostname: '127.0.0.1', port },
      logLevel: 'error',
      inspector: false,
      watch: false,
    },
  });
  await worker.ready;
  return { url: `http://localhost:${port}`, stop: () => worker.dispose() };
}
