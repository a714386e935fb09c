import fs from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../config/routes.ts';
import { keyOf } from '../../lib/node/cached.ts';
import { type Shots, shootPages, shotsFolder } from './browser/shots.ts';
import { budgetWarnings, weighPage } from './compare/bytes.ts';
import { compareSites, type PageChange, type PageVersion } from './compare/changes.ts';
import { detailsOf } from './compare/details.ts';
import { pathOf } from './compare/facets.ts';
import { hostFileWarnings } from './compare/host-files.ts';
import { compareStyles } from './compare/styles.ts';
import { countChangedWords, type WordChanges } from './compare/text-changes.ts';
import { compareDocuments } from './documents.ts';
import { type NewFindings, newFindings } from './findings.ts';
import { reportHtml } from './report/html.ts';
import { summaryText } from './report/summary.ts';
import { type PageReport, type Remark, type ReviewReport, reportSchema } from './report-schema.ts';
import { isStandIn, type Review, type ReviewedDocument, type ReviewedPage } from './reviewed.ts';
import { BuildError, type BuiltSide, buildSide } from './sides/build.ts';
import { type Revision, revisionOf } from './sides/git.ts';
import { fileAt, readSite, type Site } from './site.ts';

export interface ReviewOptions {
  /** The repository. */
  root: string;
  base: string;
  /** The working tree if left out. */
  head?: string | undefined;
  out: string;
  say: (text: string) => void;
}

/** Builds both sides, compares them and writes the report. */
export async function review({ root, base, head, out, say }: ReviewOptions): Promise<ReviewReport> {
  const sides = [revisionOf(root, base), revisionOf(root, head)] as const;
  const built: BuiltSide[] = [];
  const folder = shotsFolder(out);
  try {
    for (const side of sides) built.push(await buildSide(root, side, say));
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    say(error.message);
    const findings = newFindings(built[0]?.findings, error.findings);
    // The check has said it better: file, line and repair.
    const failed = findings.errors.length > 0 ? [] : [{ rule: 'build', message: error.message.slice(0, 2000) }];
    const report: ReviewReport = { ...empty(sides), ...findings, errors: [...failed, ...findings.errors], failed: true };
    return write({ report, pages: [], documents: [], styles: [] }, out);
  }
  const [before, after] = built;
  if (!before || !after) throw new Error('Two sides are needed.');
  const findings = newFindings(before.findings, after.findings);
  return compareBuilt({ sides, before: before.folder, after: after.folder, findings, folder, out, say });
}

const empty = ([base, head]: readonly [Revision, Revision]): ReviewReport => ({
  base: { ref: base.ref, commit: base.commit },
  head: { ref: head.ref, commit: head.commit },
  errors: [],
  warnings: [],
  repairs: [],
  pages: [],
  documents: [],
});

/** Compares two built sites and writes the report. */
async function compareBuilt(options: {
  sides: readonly [Revision, Revision];
  before: string;
  after: string;
  findings: NewFindings;
  folder: string;
  out: string;
  say: (text: string) => void;
}): Promise<ReviewReport> {
  const { sides, findings, folder, out, say } = options;
  const [before, after] = [readSite(options.before), readSite(options.after)];
  const changes = compareSites(before, after);
  const [compared, bytes, looks] = await Promise.all([
    compareDocuments(before, after, folder),
    Promise.all(changes.pages.map((change) => weighPage(before, change.before, after, change.after))),
    shootPages(changes.pages, { before, after, folder, say }),
  ]);
  const pages = changes.pages.map((change, at) =>
    reviewedPage(change, looks.get(change) ?? [], bytes[at] ?? [], { before, after, folder }),
  );
  const told = pages.filter(({ report }) => !report.codeOnly);
  group(told, reasonOf, ({ report }) => report.route);
  const documents = compared.map((change): ReviewedDocument => {
    const { path: at, pages: count, words } = change;
    return { change, report: { path: at, pages: count, words: countChangedWords(words) } };
  });
  group(documents, reasonOfDocument, ({ report }) => report.path);
  const budgets = pages.flatMap(({ report: { route, bytes } }) => budgetWarnings(route, bytes));
  const surprises = [...Map.groupBy(pages.filter(isSurprise), ({ report }) => report.because.join(', '))].map(([because, list]): Remark => {
    const [route = '', ...others] = list.map(({ report }) => report.route);
    const which = others.length > 0 ? `${list.length} pages look` : `${route} looks`;
    return {
      rule: 'looks-changed',
      route,
      message: `${which} different although no text of ${others.length > 0 ? 'theirs' : 'it'} changed: ${because}.`,
    };
  });
  const report: ReviewReport = {
    ...empty(sides),
    errors: [...changes.errors, ...findings.errors],
    warnings: [...surprises, ...findings.warnings, ...budgets, ...hostFileWarnings(before, after, changes.pages)],
    repairs: findings.repairs,
    pages: pages.map((page) => page.report),
    documents: documents.map(({ report: each }) => each),
  };
  return write({ report, pages, documents, styles: compareStyles(before, after) }, out);
}

const isSurprise = ({ report }: ReviewedPage) =>
  report.kind === 'changed' && !report.because.includes('content') && report.looks.some(({ share }) => share > 0);

function reviewedPage(
  change: PageChange,
  looks: Shots[],
  bytes: PageReport['bytes'],
  { before, after, folder }: { before: Site; after: Site; folder: string },
): ReviewedPage {
  const { route, kind, from, because, words } = change;
  const looksSame = looks.every(({ share }) => share === 0);
  const details = detailsOf(change, looksSame);
  const report: PageReport = {
    route,
    kind,
    ...(from !== undefined && { from }),
    because,
    words: countChangedWords(words),
    fresh: change.fresh,
    looks: looks.map(({ width, share }) => ({ width, share })),
    bytes,
    // A document that the page shows, or a picture that is hidden at first, is in no photograph.
    codeOnly: kind === 'changed' && looksSame && !because.includes('asset') && words.length + details.length === 0,
  };
  const [old, now] = [cardOf(before, change.before, folder), cardOf(after, change.after, folder)];
  return { change, report, looks, details, cards: old === now ? {} : { ...(old && { before: old }), ...(now && { after: now }) } };
}

/** Copies the picture with which links to a page are shared to the pictures of the report. @returns its name there */
function cardOf(site: Site, page: PageVersion | undefined, folder: string): string | undefined {
  const url = page?.facets.$('meta[property="og:image"]').attr('content');
  const file = url && fileAt(site.files, pathOf(url));
  if (!file) return undefined;
  const bytes = site.read(file);
  const name = `card-${keyOf(bytes)}${path.extname(file)}`;
  fs.writeFileSync(path.join(folder, name), bytes);
  return name;
}

/** Lets the first of those that changed for the same reason, such as a line of the footer, stand for the others. */
function group<T extends { report: { like?: string | undefined } }>(
  items: readonly T[],
  reason: (item: T) => string,
  name: (item: T) => string,
) {
  for (const [first, ...others] of Map.groupBy(items, reason).values())
    for (const { report } of others) if (first) report.like = name(first);
}

/** Why a page is listed, as a key. Stand-ins are together, whatever changed. */
function reasonOf({ change, report, details }: ReviewedPage): string {
  const { route, kind, because, looks } = report;
  if (isStandIn(report)) return ROUTES.standIn;
  const isTold = change.words.length + details.length > 0 || !because.includes('content');
  if (kind !== 'changed' || !isTold) return route;
  return JSON.stringify([because, ...changedParts(change.words), ...changedParts(details), looks.some(({ share }) => share > 0)]);
}

const reasonOfDocument = ({ change: { words, links, pages } }: ReviewedDocument) =>
  JSON.stringify([changedParts(words), changedParts(links), pages.before === pages.after]);

/** What came and went, each once, whatever stands around it, however often it occurs, and whatever a changed file contains. */
function changedParts(words: WordChanges): string[] {
  const parts = words.map((line) =>
    line.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text.replace(/^content:.*/, '')]),
  );
  return [...new Set(parts.map((part) => JSON.stringify(part)))].sort();
}

function write(found: Review, out: string): ReviewReport {
  const report = reportSchema.parse(found.report);
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(path.join(out, 'summary.md'), summaryText(report));
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(found));
  return report;
}
