import fs from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser, findShell } from '../../lib/node/browser.ts';
import { type PageLooks, shootPage, shotsFolder } from './browser/shots.ts';
import { budgetErrors, budgetWarnings, weighPage } from './compare/bytes.ts';
import type { PageChange, PageVersion } from './compare/changes.ts';
import { readSite, type Site } from './compare/site.ts';
import { countChangedWords } from './compare/text-changes.ts';
import { compareDocuments, type DocumentChange } from './documents.ts';
import { findChanges, inParallel } from './find-changes.ts';
import { type NewFindings, newFindings } from './findings.ts';
import { reportHtml } from './report/html.ts';
import { summaryText } from './report/summary.ts';
import { type PageReport, type Remark, type Remarks, type ReviewReport, remarksSchema, reportSchema } from './report-schema.ts';
import { BuildError, type BuiltSide, buildSide } from './sides/build.ts';
import { type Revision, revisionOf } from './sides/git.ts';

export interface ReviewOptions {
  /** The repository. */
  root: string;
  base: string;
  /** The working tree if left out. */
  head?: string | undefined;
  out: string;
  say: (text: string) => void;
}

/** All data of the report on one page. */
export interface ReviewedPage {
  change: PageChange;
  report: PageReport;
  looks: PageLooks;
}

/** What a review found, as it is written to report.json and remarks.json. */
export type Reviewed = Pick<Review, 'report' | 'remarks'>;

export interface Review {
  report: ReviewReport;
  remarks: Remarks;
  pages: ReviewedPage[];
  documents: DocumentChange[];
  before: Site | undefined;
  after: Site | undefined;
}

/** Builds both sides, compares them and writes the report. */
export async function review({ root, base, head, out, say }: ReviewOptions): Promise<Reviewed> {
  const sides = [revisionOf(root, base), revisionOf(root, head)] as const;
  const built: BuiltSide[] = [];
  try {
    for (const side of sides) built.push(await buildSide(root, side, say));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    say(error.message);
    const { errors, ...remarks } = newFindings(built[0]?.findings, error.findings);
    // The check has said it better: file, line and repair.
    const failed = errors.length > 0 ? [] : [{ rule: 'build', message: error.message.slice(0, 2000) }];
    const nothing = { remarks, pages: [], documents: [], before: undefined, after: undefined };
    return write({ report: { ...empty(sides, [...failed, ...errors]), failed: true }, ...nothing }, out);
  }
  const [before, after] = built;
  if (!before || !after) throw new Error('Two sides are needed.');
  const findings = newFindings(before.findings, after.findings);
  return compareBuilt({ sides, before: before.folder, after: after.folder, findings, out, say });
}

const empty = ([base, head]: readonly [Revision, Revision], errors: Remark[] = []): ReviewReport => ({
  base: { ref: base.ref, commit: base.commit },
  head: { ref: head.ref, commit: head.commit },
  errors,
  pages: [],
  documents: [],
});

/** Compares two built sites and writes the report. */
async function compareBuilt(options: {
  sides: readonly [Revision, Revision];
  before: string;
  after: string;
  findings: NewFindings;
  out: string;
  say: (text: string) => void;
}): Promise<Reviewed> {
  const { sides, findings, out, say } = options;
  const [before, after] = [readSite(options.before), readSite(options.after)];
  const folder = shotsFolder(out);
  const documents = await compareDocuments(before, after, folder);
  const pages: ReviewedPage[] = [];
  let started: Promise<Browser> | undefined;
  const openBrowser = () => (started ??= startBrowser());
  let changes: Awaited<ReturnType<typeof findChanges>>;
  try {
    changes = await findChanges(before, after, openBrowser, say);
    if (changes.pages.length > 0) {
      const shooting = { browser: await openBrowser(), before, after, folder };
      let done = 0;
      await inParallel(changes.pages, async (change) => {
        const looks = await shootPage(change, shooting);
        pages.push({ change, looks, report: pageReport(change, looks, before, after) });
        say(`${++done} of ${changes.pages.length}: ${change.route}`);
      });
    }
  } finally {
    await (await started)?.close();
  }
  pages.sort((a, b) => a.report.route.localeCompare(b.report.route));
  const budgets = pages.flatMap(({ report: { route, bytes } }) => budgetErrors(route, bytes));
  const tight = pages.flatMap(({ report: { route, bytes } }) => budgetWarnings(route, bytes));
  const surprises = [...Map.groupBy(pages.filter(isSurprise), ({ report }) => report.because.join(', '))].map(([because, list]): Remark => {
    const [route = '', ...others] = list.map(({ report }) => report.route);
    const which = others.length > 0 ? `${list.length} pages look` : `${route} looks`;
    return {
      rule: 'looks-changed',
      route,
      message: `${which} different although no text of ${others.length > 0 ? 'theirs' : 'it'} changed: ${because}.`,
    };
  });
  const axe = pages.flatMap(
    ({
      report: {
        route,
        axe: { new: found },
      },
    }) => found.map((finding): Remark => ({ rule: 'axe', route, message: `${route}: ${finding}` })),
  );
  const report: ReviewReport = {
    ...empty(sides),
    errors: [...changes.errors, ...findings.errors, ...budgets],
    pages: pages.map((page) => page.report),
    documents: documents.map(({ path: at, pages: count, words }) => ({ path: at, pages: count, words: countChangedWords(words) })),
  };
  const remarks: Remarks = {
    warnings: [...surprises, ...findings.warnings, ...axe, ...tight, ...changes.warnings],
    repairs: findings.repairs,
  };
  return write({ report, remarks, pages, documents, before, after }, out);
}

const isSurprise = ({ report }: ReviewedPage) =>
  report.kind === 'changed' && !report.because.includes('content') && report.looks.some(({ share }) => share > 0);

function pageReport(change: PageChange, looks: PageLooks, before: Site, after: Site): PageReport {
  const { route, kind, from, because, words } = change;
  const without = (list: readonly string[], other: readonly string[]) => list.filter((link) => !other.includes(link));
  // All links of a page that came or went are new or gone: only those to other sites are worth a look.
  const isWhole = kind === 'added' || kind === 'removed';
  const linksOf = (side: PageVersion | undefined) => side?.facets.links.filter((link) => !isWhole || /^https?:/.test(link)) ?? [];
  const [old, now] = [linksOf(change.before), linksOf(change.after)];
  return {
    route,
    kind,
    ...(from !== undefined && { from }),
    because,
    words: countChangedWords(words),
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

function write(found: Review, out: string): Reviewed {
  const report = reportSchema.parse(found.report);
  fs.mkdirSync(out, { recursive: true });
  const writeJson = (name: string, data: unknown) => fs.writeFileSync(path.join(out, name), `${JSON.stringify(data, null, 2)}\n`);
  writeJson('report.json', report);
  writeJson('remarks.json', remarksSchema.parse(found.remarks));
  const fresh = found.pages.flatMap(({ change }) => (change.fresh.length > 0 ? [[change.route, change.fresh] as const] : []));
  writeJson('new-texts.json', Object.fromEntries(fresh));
  fs.writeFileSync(path.join(out, 'summary.md'), summaryText(report, found.remarks));
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(found, out));
  return { report, remarks: found.remarks };
}
