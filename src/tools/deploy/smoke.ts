import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { ASSET_LIST } from '../../integrations/host-files.ts';
import { type RedirectRule, readRedirects } from '../../lib/node/built-site.ts';

export interface Expected {
  redirect: RedirectRule | undefined;
  /** A file whose name changes with its content. */
  hashed: string | undefined;
  /** The home page's HTML, which is unique to this version because it names its hashed files. */
  home: string;
}

/** Something wrong with an answer of a live site. */
export interface Remark {
  text: string;
  /** Visitors meet something broken. Otherwise the host changes a page that works. */
  isFault: boolean;
}

interface Probe {
  route: string;
  status: number;
  /** What is wrong with an answer that has the status. */
  look?: (response: Response) => Remark | undefined | Promise<Remark | undefined>;
}

const TIMEOUT_MS = 15_000;
const NO_PAGE = '/no-such-page-for-the-smoke-check';

export function expectedOf(folder: string): Expected {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
  const files: string[] = JSON.parse(read(ASSET_LIST));
  const [redirect] = readRedirects(read('_redirects'));
  return { redirect, hashed: files.find((file) => file.endsWith('.js')), home: read('index.html') };
}

const fault = (text: string): Remark => ({ text, isFault: true });
const remark = (text: string): Remark => ({ text, isFault: false });

/** Requests the home page, a redirect, a missing page and a hashed file of a live site. */
export async function smokeCheck(
  url: string,
  { redirect, hashed, home }: Expected,
): Promise<Remark[]> {
  const probes: Probe[] = [
    { route: '/', status: 200, look: async (response) => pageRemark(home, await response.text()) },
    { route: NO_PAGE, status: 404 },
  ];
  if (redirect)
    probes.push({
      route: redirect.from,
      status: redirect.status,
      look: ({ headers }) => redirectRemark(url, headers.get('location'), redirect.to),
    });
  if (hashed) probes.push({ route: hashed, status: 200, look: cacheRemark });
  const remarks: Remark[] = [];
  for (const { route, status, look } of probes) {
    const found = await remarkOn(new URL(route, url), status, look);
    if (found) remarks.push({ ...found, text: `${route}: ${found.text}` });
  }
  return remarks;
}

async function remarkOn(
  url: URL,
  status: number,
  look: Probe['look'],
): Promise<Remark | undefined> {
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // The host asks programs whether they are people; a visitor's browser answers by itself.
    if (response.headers.get('cf-mitigated') === 'challenge')
      return remark(
        'the host answered this check with a challenge. Let it pass: Security, “Bot Fight Mode”: off.',
      );
    if (response.status !== status) return fault(`answers ${response.status}, not ${status}.`);
    return await look?.(response);
  } catch (error) {
    return fault(`no answer (${(error as Error).message}).`);
  }
}

/**
 * A page is broken where it lacks a heading or a file of the page that was built; anything else
 * that differs was put there by the host.
 */
function pageRemark(built: string, live: string): Remark | undefined {
  if (live === built) return undefined;
  const there = new Set(partsOf(live));
  const [missing] = partsOf(built).filter((part) => !there.has(part));
  return missing === undefined
    ? remark(
        'something changed the page on its way. Compare the host’s settings with those that “npm run launch-check” lists, and its source with dist/index.html.',
      )
    : fault(`is not the page that was built: it lacks ${missing}.`);
}

/** The host may send a path or a whole URL. */
function redirectRemark(site: string, location: string | null, right: string): Remark | undefined {
  const urlOf = (to: string) => new URL(to, site).href;
  const isRight = location !== null && urlOf(location) === urlOf(right);
  return isRight ? undefined : fault(`leads to ${location ?? 'nowhere'}, not to ${right}.`);
}

const cacheRemark = ({ headers }: Response) =>
  headers.get('cache-control')?.includes('immutable')
    ? undefined
    : remark(
        'its Cache-Control lacks “immutable”. Set “Browser Cache TTL” to “Respect Existing Headers”.',
      );

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
 * Checks a deployment, several times if need be, and rolls it back if it has a fault.
 * @param options `rollBack` returns whether it worked
 * @returns what is wrong, at last what is live after a roll-back
 */
export async function checkOrRollBack(options: {
  check: () => Promise<Remark[]>;
  rollBack: (reason: string) => boolean;
  wait: () => Promise<void>;
  tries: number;
}): Promise<Remark[]> {
  let found = await options.check();
  for (let attempt = 1; attempt < options.tries && faultsIn(found).length > 0; attempt++) {
    await options.wait();
    found = await options.check();
  }
  const faults = faultsIn(found);
  if (faults.length === 0) return found;
  const outcome = options.rollBack(`Smoke check: ${faults.join(' ')}`)
    ? 'The previous version is live again. Revert the change, so that the next deployment does not bring it back.'
    : 'The rollback failed too, so this version is still live. Run it again: npx wrangler rollback';
  return [...found, fault(outcome)];
}

const faultsIn = (remarks: readonly Remark[]) =>
  remarks.flatMap(({ text, isFault }) => (isFault ? text : []));
