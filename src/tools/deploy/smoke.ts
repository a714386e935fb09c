import fs from 'node:fs';
import path from 'node:path';
import { ASSET_LIST } from '../../integrations/finish.ts';
import { readRedirects } from '../../lib/node/built-site.ts';
import type { RedirectRule } from '../../lib/redirects.ts';

/** What a live site must answer. */
export interface Expected {
  redirect: RedirectRule | undefined;
  /** A file whose name changes with its content. */
  hashed: string | undefined;
  /** The home page's HTML, which is unique to this version because it names its hashed files. */
  home: string;
}

const TIMEOUT_MS = 15_000;
const NO_PAGE = '/no-such-page-for-the-smoke-check';

/** What to expect of a built site, read from it. */
export function expectedOf(folder: string): Expected {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const files: string[] = JSON.parse(read(ASSET_LIST));
  const redirect = readRedirects(read('_redirects')).find(({ from }) => !from.includes('*'));
  return { redirect, hashed: files.find((file) => file.endsWith('.js')), home: read('index.html') };
}

/** Requests the home page, a redirect, a missing page and a hashed file of a live site. @returns what is wrong, as sentences */
export async function smokeCheck(url: string, { redirect, hashed, home }: Expected): Promise<string[]> {
  const faults: string[] = [];
  const ask = async (route: string, check: (response: Response) => Promise<string | undefined> | string | undefined) => {
    try {
      const response = await fetch(new URL(route, url), { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const fault = await check(response);
      if (fault) faults.push(`${route}: ${fault}`);
    } catch (error) {
      faults.push(`${route}: no answer (${(error as Error).message}).`);
    }
  };
  const status = (response: Response, wanted: number) =>
    response.status === wanted ? undefined : `answers ${response.status}, not ${wanted}.`;
  await ask(
    '/',
    async (response) => status(response, 200) ?? ((await response.text()) === home ? undefined : 'is not the page that was built.'),
  );
  if (redirect)
    await ask(redirect.from, (response) => {
      const to = new URL(response.headers.get('location') ?? '', url).pathname;
      return status(response, redirect.status) ?? (to === redirect.to ? undefined : `leads to ${to}, not to ${redirect.to}.`);
    });
  await ask(NO_PAGE, (response) => status(response, 404));
  if (hashed)
    await ask(hashed, (response) => {
      const isImmutable = response.headers.get('cache-control')?.includes('immutable');
      return status(response, 200) ?? (isImmutable ? undefined : 'is not cached permanently: its Cache-Control lacks "immutable".');
    });
  return faults;
}

/**
 * Checks a deployment and rolls it back if it fails. The host's network may need a moment to have the new version everywhere.
 * @param rollBack puts the previous version live again; returns whether that worked
 * @returns what is wrong, and what is live now; empty if the deployment stays
 */
export async function checkOrRollBack(options: {
  check: () => Promise<string[]>;
  rollBack: (reason: string) => boolean;
  wait: () => Promise<void>;
  tries: number;
}): Promise<string[]> {
  let faults: string[] = [];
  for (let attempt = 0; attempt < options.tries; attempt++) {
    if (attempt > 0) await options.wait();
    faults = await options.check();
    if (faults.length === 0) return [];
  }
  const isBack = options.rollBack(`Smoke check: ${faults.join(' ')}`);
  return [
    ...faults,
    isBack
      ? 'The previous version is live again. Revert the change, so that the next deployment does not bring it back.'
      : 'The rollback failed too, so this version is still live. Run it again: npx wrangler rollback --message "why"',
  ];
}
