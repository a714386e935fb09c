import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../lib/node/browser.ts';
import { looksDifferent } from './browser/looks.ts';
import { markScript, markStyles } from './browser/mark-script.ts';
import { type PageLooks, shootPage, shotsFolder } from './browser/shots.ts';
import { brokenBudgets, weighPage } from './compare/bytes.ts';
import { compareSites, type PageChange } from './compare/changes.ts';
import { readSite, type Site } from './compare/site.ts';
import { countWords } from './compare/words.ts';
import { compareDocuments, type DocumentChange } from './documents.ts';
import { newFindings } from './findings.ts';
import { reportHtml } from './report/html.ts';
import { summaryText } from './report/summary.ts';
import { type PageReport, type Remark, type Report, reportSchema } from './report-schema.ts';
import { BuildError, type BuiltSide, buildSide } from './sides/build.ts';
import { type Revision, revisionOf } from './sides/git.ts';

export interface ReviewOptions {
  /** The repository. */
  root: string;
  base: string;
  /** Left out, the working tree. */
  head?: string | undefined;
  out: string;
  say: (text: string) => void;
}

/** Everything the written report shows of one page. */
export interface ReviewedPage {
  change: PageChange;
  report: PageReport;
  looks: PageLooks;
}

export interface Review {
  report: Report;
  pages: ReviewedPage[];
  documents: DocumentChange[];
  before: Site | undefined;
  after: Site | undefined;
}

/** Pages photographed at the same time. */
const AT_ONCE = 2;

/** Builds both sides, compares them and writes the report. @returns the report */
export async function review({ root, base, head, out, say }: ReviewOptions): Promise<Report> {
  const sides = [revisionOf(root, base), revisionOf(root, head)] as const;
  const built: BuiltSide[] = [];
  try {
    for (const side of sides) built.push(await buildSide(root, side, say));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    say(error.message);
    const failed = { rule: 'build', message: error.message.slice(0, 2000) };
    return write({ report: empty(sides, [failed]), pages: [], documents: [], before: undefined, after: undefined }, out);
  }
  const [before, after] = built;
  if (!before || !after) throw new Error('Two sides are needed.');
  const findings = newFindings(before.findings, after.findings);
  return compareBuilt({ sides, before: before.folder, after: after.folder, findings, out, say });
}

const empty = ([base, head]: readonly [Revision, Revision], errors: Remark[] = []): Report => ({
  base,
  head,
  errors,
  warnings: [],
  pages: [],
  documents: [],
});

/** Compares two built sites and writes the report. */
async function compareBuilt(options: {
  sides: readonly [Revision, Revision];
  before: string;
  after: string;
  findings: { errors: Remark[]; warnings: Remark[] };
  out: string;
  say: (text: string) => void;
}): Promise<Report> {
  const { sides, findings, out, say } = options;
  const [before, after] = [readSite(options.before), readSite(options.after)];
  const folder = shotsFolder(out);
  const { pages: candidates, errors } = compareSites(before, after);
  const documents = await compareDocuments(before, after, folder);
  const pages: ReviewedPage[] = [];
  if (candidates.length > 0) {
    const browser = await startBrowser();
    try {
      const changes = await withoutFalseAlarms(browser, before, after, candidates, say);
      if (changes.length > 0) {
        const shooting = { browser, before, after, folder, script: await markScript(), styles: markStyles() };
        let done = 0;
        await atOnce(changes, async (change) => {
          const looks = await shootPage(change, shooting);
          pages.push({ change, looks, report: pageReport(change, looks, before, after) });
          say(`${++done} of ${changes.length}: ${change.route}`);
        });
      }
    } finally {
      await browser.close();
    }
  }
  pages.sort((a, b) => a.report.route.localeCompare(b.report.route));
  const budgets = pages.flatMap(({ report: { route, bytes } }) =>
    brokenBudgets(bytes as Parameters<typeof brokenBudgets>[0]).map(
      (message): Remark => ({ rule: 'budget', route, message: `${route}: ${message}` }),
    ),
  );
  const surprises = pages.filter(isSurprise).map(
    ({ report: { route, because } }): Remark => ({
      rule: 'looks-changed',
      route,
      message: `${route} looks different although its own text didn't change: ${because.join(', ')}.`,
    }),
  );
  const axe = pages.flatMap(
    ({
      report: {
        route,
        axe: { new: found },
      },
    }) => found.map((finding): Remark => ({ rule: 'axe', route, message: `${route}: ${finding}` })),
  );
  const report: Report = {
    ...empty(sides),
    errors: [...errors, ...findings.errors, ...budgets],
    warnings: [...surprises, ...findings.warnings, ...axe],
    pages: pages.map((page) => page.report),
    documents: documents.map(({ path: at, pages: count, words }) => ({ path: at, pages: count, words: countWords(words) })),
  };
  return write({ report, pages, documents, before, after }, out);
}

const isSurprise = ({ report }: ReviewedPage) =>
  report.kind === 'changed' && !report.because.includes('content') && report.looks.some(({ share }) => share > 0);

/** Takes out pages that merely carry changed styles: a browser is asked whether anything looks different. */
async function withoutFalseAlarms(
  browser: Browser,
  before: Site,
  after: Site,
  candidates: PageChange[],
  say: ReviewOptions['say'],
): Promise<PageChange[]> {
  const doubtful = candidates.filter(({ styleDoubt }) => styleDoubt);
  if (doubtful.length > 0) say(`Looking at ${doubtful.length} page(s) whose styles changed …`);
  await atOnce(doubtful, async (change) => {
    if (await looksDifferent(browser, before, after, change)) change.because.push('style');
  });
  return candidates.filter(({ because }) => because.length > 0);
}

function pageReport(change: PageChange, looks: PageLooks, before: Site, after: Site): PageReport {
  const { route, kind, from, because, words } = change;
  const without = (list: readonly string[], other: readonly string[]) => list.filter((link) => !other.includes(link));
  const [old, now] = [change.before?.facets.links ?? [], change.after?.facets.links ?? []];
  return {
    route,
    kind,
    ...(from !== undefined && { from }),
    because,
    words: countWords(words),
    looks: looks.shots.map(({ width, share }) => ({ width, share })),
    bytes: weighPage(before, change.before, after, change.after),
    axe: looks.axe,
    links: { added: without(now, old), removed: without(old, now) },
  };
}

function startBrowser(): Promise<Browser> {
  const browser = ensureBrowser();
  return chromium.launch({
    executablePath: findShell() ?? browser,
    args: [...BROWSER_ARGS, '--hide-scrollbars', '--font-render-hinting=none'],
  });
}

/** Works through a list, a few at a time. */
async function atOnce<T>(list: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...list];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function write(found: Review, out: string): Report {
  const report = reportSchema.parse(found.report);
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  const marked = found.pages.flatMap(({ report: { route }, looks }) =>
    looks.marked === undefined ? [] : [[route, looks.marked] as const],
  );
  fs.writeFileSync(path.join(out, 'marked.json'), JSON.stringify(Object.fromEntries(marked)));
  fs.writeFileSync(path.join(out, 'summary.md'), summaryText(report));
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(found, out));
  return report;
}
