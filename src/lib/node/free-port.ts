import net from 'node:net';

/** The first free port of fifty, starting from the wanted one. @throws if all are in use */
export async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port++) if (await portIsFree(port)) return port;
  throw new Error(`No free port between ${wanted} and ${wanted + 49}. Stop a server.`);
}

/** Whether no program listens on the port, over IPv4 or IPv6. */
export async function portIsFree(port: number): Promise<boolean> {
  const free = (host: string) =>
    new Promise<boolean>((resolve) => {
      const probe = net
        .createServer()
        .once('error', (error: NodeJS.ErrnoException) =>
          resolve(error.code === 'EAFNOSUPPORT' || error.code === 'EADDRNOTAVAIL'),
        );
      probe.listen({ port, host }, () => probe.close(() => resolve(true)));
    });
  const answers = await Promise.all(['127.0.0.1', '::1'].map(free));
  return answers.every(Boolean);
}
