import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { load } from 'cheerio';
import { BUDGET, HEADROOM } from '../../../config/budgets.ts';
import type { PageReport, Remark } from '../report-schema.ts';
import { fileAt, type Site } from '../site.ts';
import type { PageVersion } from './changes.ts';
import { pathOf } from './facets.ts';

type Kind = 'html' | 'script' | 'style' | 'image' | 'font';
const KINDS: Kind[] = ['html', 'script', 'style', 'image', 'font'];

/** Bytes of one kind of file before and after, and the page's budget for it. */
export interface Weight {
  kind: Kind;
  before: number;
  after: number;
  budget: number | null;
}

const compress = promisify(brotliCompress);
/** Bytes of a text after Brotli at its highest level. */
const sent = async (data: string | Buffer) => (await compress(data)).length;
const isText = (file: string) => /\.(html|js|css|svg|json)$/.test(file);

/** Bytes of the files of a site as they are sent: images and fonts as they are. Many pages load the same. */
const ofFiles = new WeakMap<Site, Map<string, Promise<number>>>();
function sentOf(site: Site, file: string): Promise<number> {
  const known = ofFiles.get(site) ?? new Map<string, Promise<number>>();
  ofFiles.set(site, known);
  const data = site.read(file);
  const size = known.get(file) ?? (isText(file) ? sent(data) : Promise.resolve(data.length));
  known.set(file, size);
  return size;
}

const budgetOf = (kind: Kind, route: string): number | null =>
  kind === 'html' ? (route === '/' ? BUDGET.homeHtml : BUDGET.html) : kind === 'script' ? BUDGET.script : null;

/** Bytes that a page transfers before and after, by kind; kinds with none in both versions are left out. */
export async function weighPage(before: Site, was: PageVersion | undefined, after: Site, is: PageVersion | undefined): Promise<Weight[]> {
  const [old, now] = await Promise.all([was && weigh(before, was.html), is && weigh(after, is.html)]);
  const route = (is ?? was)?.route ?? '/';
  return KINDS.map((kind) => ({ kind, before: old?.[kind] ?? 0, after: now?.[kind] ?? 0, budget: budgetOf(kind, route) })).filter(
    (weight) => weight.before > 0 || weight.after > 0,
  );
}

/** Bytes of a page by kind. Inline scripts count as HTML and as script: they too run before any interaction. */
async function weigh(site: Site, html: string): Promise<Record<Kind, number>> {
  const $ = load(html);
  const parts: { kind: Kind; size: Promise<number> }[] = [{ kind: 'html', size: sent(html) }];
  const counted = new Set<string>();
  const add = (kind: Kind, url: string | undefined) => {
    const file = url && fileAt(site.files, pathOf(url).split('#')[0] ?? '');
    if (!file || counted.has(file)) return;
    counted.add(file);
    parts.push({ kind, size: sentOf(site, file) });
  };
  $('script:not([type$=json])').each((_, element) => {
    if (element.attribs.src) add('script', element.attribs.src);
    else parts.push({ kind: 'script', size: sent($(element).text()) });
  });
  $('link[rel=stylesheet]').each((_, { attribs }) => add('style', attribs.href));
  $('link[rel=preload][as=font]').each((_, { attribs }) => add('font', attribs.href));
  $('img[src], video[poster], image[href], use[href]').each((_, { attribs }) =>
    add('image', attribs.src ?? attribs.poster ?? attribs.href),
  );
  const bytes: Record<Kind, number> = { html: 0, script: 0, style: 0, image: 0, font: 0 };
  for (const { kind, size } of parts) bytes[kind] += await size;
  return bytes;
}

/** A warning for each budget that the change exceeds, or of which it takes the last tenth. Budgets of code are tests: npm test holds them. */
export function budgetWarnings(route: string, weights: PageReport['bytes']): Remark[] {
  return weights.flatMap(({ kind, before, after, budget }) => {
    const limits = budget === null ? [] : [budget, budget / (1 + HEADROOM)];
    if (budget === null || !limits.some((limit) => after > limit && before <= limit)) return [];
    const left = budget - after;
    const rest = left < 0 ? `${-left} more than the ${budget} allowed` : `${left} of the ${budget} allowed are left`;
    return [{ rule: 'budget', route, message: `${route}: ${kind} grows from ${before} to ${after} bytes; ${rest}.` }];
  });
}
