import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { ASSET_LIST } from '../../integrations/host-files.ts';
import { type RedirectRule, readRedirects } from '../../lib/node/built-site.ts';
import { HOST_SETTINGS } from './host-settings.ts';

/** What a live site must answer. */
export interface Expected {
  redirect: RedirectRule | undefined;
  /** A file whose name changes with its content. */
  hashed: string | undefined;
  /** The home page's HTML, which is unique to this version because it names its hashed files. */
  home: string;
}

export interface Result {
  /** What is broken for visitors: the version has to be rolled back. */
  faults: string[];
  /** What the host does to pages that work, with the setting to change. */
  remarks: string[];
}

const TIMEOUT_MS = 15_000;
const NO_PAGE = '/no-such-page-for-the-smoke-check';

/** What to expect of a built site, read from it. */
export function expectedOf(folder: string): Expected {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const files: string[] = JSON.parse(read(ASSET_LIST));
  const [redirect] = readRedirects(read('_redirects'));
  return { redirect, hashed: files.find((file) => file.endsWith('.js')), home: read('index.html') };
}

/** Requests the home page, a redirect, a missing page and a hashed file of a live site. */
export async function smokeCheck(
  url: string,
  { redirect, hashed, home }: Expected,
): Promise<Result> {
  const result: Result = { faults: [], remarks: [] };
  const ask = async (
    route: string,
    status: number,
    look: (response: Response) => Partial<Result> | Promise<Partial<Result>>,
  ) => {
    const found = await answerOf(url, route, status, look);
    result.faults.push(...(found.faults ?? []).map((fault) => `${route}: ${fault}`));
    result.remarks.push(...(found.remarks ?? []).map((remark) => `${route}: ${remark}`));
  };
  await ask('/', 200, async (response) => comparedPages(home, await response.text()));
  if (redirect)
    await ask(redirect.from, redirect.status, (response) => {
      const { pathname, search, hash } = new URL(response.headers.get('location') ?? '', url);
      const to = pathname + search + hash;
      return to === redirect.to ? {} : { faults: [`leads to ${to}, not to ${redirect.to}.`] };
    });
  await ask(NO_PAGE, 404, () => ({}));
  if (hashed)
    await ask(hashed, 200, (response) => {
      const isImmutable = response.headers.get('cache-control')?.includes('immutable');
      return isImmutable
        ? {}
        : {
            remarks: [
              'its Cache-Control lacks “immutable”. Set “Browser Cache TTL” to “Respect Existing Headers”.',
            ],
          };
    });
  return result;
}

async function answerOf(
  url: string,
  route: string,
  status: number,
  look: (response: Response) => Partial<Result> | Promise<Partial<Result>>,
): Promise<Partial<Result>> {
  try {
    const response = await fetch(new URL(route, url), {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The host asks programs whether they are people; a visitor's browser answers by itself.
    if (response.headers.get('cf-mitigated') === 'challenge')
      return {
        remarks: [
          'the host answered this check with a challenge. Let it pass: Security, “Bot Fight Mode”: off.',
        ],
      };
    return response.status === status
      ? await look(response)
      : { faults: [`answers ${response.status}, not ${status}.`] };
  } catch (error) {
    return { faults: [`no answer (${(error as Error).message}).`] };
  }
}

/**
 * A page is broken where it lacks a heading or a file of the page that was built; anything else
 * that differs was put there by the host.
 */
function comparedPages(built: string, live: string): Partial<Result> {
  if (live === built) return {};
  const there = new Set(partsOf(live));
  const missing = partsOf(built).filter((part) => !there.has(part));
  if (missing.length > 0)
    return { faults: [`is not the page that was built: it lacks ${missing[0]}.`] };
  const settings = HOST_SETTINGS.filter(({ sign }) => sign.test(live) && !sign.test(built)).map(
    ({ setting }) => setting,
  );
  const repair =
    settings.length > 0
      ? `Change at the host: ${settings.join(' ')}`
      : 'Compare its source with dist/index.html.';
  return { remarks: [`something changed the page on its way. ${repair}`] };
}

/** The headings of a page, and the scripts and style sheets that it loads. */
function partsOf(html: string): string[] {
  const $ = load(html);
  return [
    ...$('h1, h2').map((_, heading) => `“${$(heading).text().replace(/\s+/g, ' ').trim()}”`),
    ...$('script[src], link[href], astro-island[component-url]').map((_, element) => {
      const { src, href, 'component-url': island } = element.attribs;
      return src ?? href ?? island ?? '';
    }),
  ];
}

/**
 * Checks a deployment and rolls it back if visitors would meet something broken. The host's network
 * may need a moment to have the new version everywhere.
 * @param rollBack puts the previous version live again; returns whether that worked
 * @returns what is broken, with what is live now, and what the host changes
 */
export async function checkOrRollBack(options: {
  check: () => Promise<Result>;
  rollBack: (reason: string) => boolean;
  wait: () => Promise<void>;
  tries: number;
}): Promise<Result> {
  let result = await options.check();
  for (let attempt = 1; attempt < options.tries && result.faults.length > 0; attempt++) {
    await options.wait();
    result = await options.check();
  }
  if (result.faults.length === 0) return result;
  const isBack = options.rollBack(`Smoke check: ${result.faults.join(' ')}`);
  const outcome = isBack
    ? 'The previous version is live again. Revert the change, so that the next deployment does not bring it back.'
    : 'The rollback failed too, so this version is still live. Run it again: npx wrangler rollback';
  return { ...result, faults: [...result.faults, outcome] };
}
