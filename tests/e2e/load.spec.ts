import http from 'node:http';
import { expect, test } from '@playwright/test';
import { files } from '../support/dist.ts';
import { ROUTES_BUILT } from '../support/site.ts';

const CLIENTS = 200;

/** The status of a URL's response, once its whole body has arrived; 0 where the connection fails. */
const ask = (agent: http.Agent, url: string) =>
  new Promise<number>((resolve) => {
    http
      .get(url, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode ?? 0));
      })
      .on('error', () => resolve(0));
  });

/** How often each status was returned to concurrent clients, each of which requests the URLs in an order of its own. */
async function statuses(origin: string, paths: readonly string[], each: number): Promise<Record<number, number>> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const counts: Record<number, number> = {};
  const read = async (client: number) => {
    for (let n = 0; n < each; n++) {
      const status = await ask(agent, origin + paths[(client + n * 7) % paths.length]);
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, client) => read(client)));
  agent.destroy();
  return counts;
}

test.describe.configure({ mode: 'serial' });

test(`${CLIENTS} concurrent clients get every page and its files complete and without an error`, async ({ baseURL }) => {
  const parts = files.filter((file) => file.startsWith('_astro/')).map((file) => `/${file}`);
  expect(await statuses(baseURL ?? '', [...ROUTES_BUILT, ...parts], 5)).toEqual({ 200: 5 * CLIENTS });
});

test('a page that is missing is counted as such', async ({ baseURL }) => {
  expect(await statuses(baseURL ?? '', ['/', '/missing'], 1)).toEqual({ 200: CLIENTS / 2, 404: CLIENTS / 2 });
});
