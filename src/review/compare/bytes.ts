import { brotliCompressSync, constants } from 'node:zlib';
import { load } from 'cheerio';
import { BUDGET, HEADROOM } from '../../config/budgets.ts';
import type { PageReport, Remark } from '../report-schema.ts';
import type { PageSide } from './changes.ts';
import { pathOf } from './facets.ts';
import { fileAt, type Site } from './site.ts';

type Kind = 'html' | 'script' | 'style' | 'image' | 'font';
const KINDS: Kind[] = ['html', 'script', 'style', 'image', 'font'];

/** Bytes of one kind before and after, and what a page may have of it. */
export interface Weight {
  kind: Kind;
  before: number;
  after: number;
  budget: number | null;
}

/** Text is sent by Brotli at its best, pictures and fonts as they are. */
const sent = (data: string | Buffer) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const isText = (file: string) => /\.(html|js|css|svg|json)$/.test(file);

const budgetOf = (kind: Kind, route: string): number | null =>
  kind === 'html' ? (route === '/' ? BUDGET.homeHtml : BUDGET.html) : kind === 'script' ? BUDGET.script : null;

/** What a page sends by kind before and after. */
export function weighPage(before: Site, was: PageSide | undefined, after: Site, is: PageSide | undefined): Weight[] {
  const [old, now] = [was && weigh(before, was.html), is && weigh(after, is.html)];
  const route = (is ?? was)?.route ?? '/';
  return KINDS.map((kind) => ({ kind, before: old?.[kind] ?? 0, after: now?.[kind] ?? 0, budget: budgetOf(kind, route) })).filter(
    (weight) => weight.before > 0 || weight.after > 0,
  );
}

/** Bytes of a page by kind. Scripts within the page count as script too: they are part of what runs before any interaction. */
function weigh(site: Site, html: string): Record<Kind, number> {
  const $ = load(html);
  const bytes: Record<Kind, number> = { html: sent(html), script: 0, style: 0, image: 0, font: 0 };
  const counted = new Set<string>();
  const add = (kind: Kind, url: string | undefined) => {
    const file = url && fileAt(site.files, pathOf(url).split('#')[0] ?? '');
    if (!file || counted.has(file)) return;
    counted.add(file);
    const data = site.read(file);
    bytes[kind] += isText(file) ? sent(data) : data.length;
  };
  $('script:not([type$=json])').each((_, element) => {
    if (element.attribs.src) add('script', element.attribs.src);
    else bytes.script += sent($(element).text());
  });
  $('link[rel=stylesheet]').each((_, { attribs }) => add('style', attribs.href));
  $('link[rel=preload][as=font]').each((_, { attribs }) => add('font', attribs.href));
  $('img[src], video[poster], image[href], use[href]').each((_, { attribs }) =>
    add('image', attribs.src ?? attribs.poster ?? attribs.href),
  );
  return bytes;
}

/** Budgets of a page that a change broke. One that was broken before is not this change's doing. */
export const budgetErrors = (route: string, weights: PageReport['bytes']): Remark[] =>
  weights
    .filter(({ before, after, budget }) => budget !== null && after > budget && before <= budget)
    .map(({ kind, before, after, budget }) => ({
      rule: 'budget',
      route,
      message: `${route}: ${kind} grows from ${before} to ${after} bytes, ${after - (budget ?? 0)} more than the ${budget} allowed.`,
    }));

/** Whether a kind may grow by the headroom and stay inside its budget. */
const hasHeadroom = (bytes: number, budget: number | null) => budget === null || bytes * (1 + HEADROOM) <= budget;

/** Budgets of which a change takes the last tenth: inside them still, and the next longer text may not be. */
export const budgetWarnings = (route: string, weights: PageReport['bytes']): Remark[] =>
  weights
    .filter(({ before, after, budget }) => after <= (budget ?? 0) && hasHeadroom(before, budget) && !hasHeadroom(after, budget))
    .map(({ kind, before, after, budget }) => ({
      rule: 'budget-headroom',
      route,
      message: `${route}: ${kind} grows from ${before} to ${after} bytes; ${(budget ?? 0) - after} of the ${budget} allowed are left.`,
    }));
