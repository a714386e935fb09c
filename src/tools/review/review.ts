import fs from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../config/routes.ts';
import { readSite, type Site } from '../../lib/node/built-site.ts';
import { comparePictures } from './browser/pixels.ts';
import { pictureName, type Shots, shootPages, shotsFolder } from './browser/shots.ts';
import { compareSites, type PageChange, type PageVersion } from './compare/changes.ts';
import { detailsOf } from './compare/details.ts';
import { hostFileWarnings } from './compare/host-files.ts';
import { compareStyles } from './compare/styles.ts';
import { countChangedWords, type WordChanges } from './compare/text-changes.ts';
import { compareDocuments } from './documents.ts';
import { newFindings } from './findings.ts';
import { reportHtml } from './report/html.ts';
import { percent } from './report/overview.ts';
import { type ItemReport, REVIEW, type ReviewReport, reportSchema, WIDTHS_PX } from './report-schema.ts';
import type { Item, Pictures, Review } from './reviewed.ts';
import { BuildError, type BuiltSide, buildSide } from './sides/build.ts';
import { type Revision, revisionOf } from './sides/git.ts';

export interface ReviewOptions {
  /** The repository. */
  root: string;
  base: string;
  /** The working tree if left out. */
  head?: string | undefined;
  say: (text: string) => void;
}

/** Builds both sides, compares them and writes the report. */
export async function review({ root, base, head, say }: ReviewOptions): Promise<ReviewReport> {
  const sides = [revisionOf(root, base), revisionOf(root, head)] as const;
  const out = path.join(root, REVIEW);
  const folder = shotsFolder(out);
  let was: BuiltSide | undefined;
  let is: BuiltSide;
  try {
    was = await buildSide(root, sides[0], say);
    is = await buildSide(root, sides[1], say);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const findings = newFindings(was?.findings ?? [], error.findings);
    // The check's message is better: it has file, line and fix.
    const errors = findings.errors.length > 0 ? findings.errors : [error.remark];
    return write({ report: { ...empty(sides), ...findings, errors, failed: true }, items: [], styles: [] }, out);
  }
  const [before, after] = [readSite(was.folder), readSite(is.folder)];
  const findings = newFindings(was.findings, is.findings);

  const changes = compareSites(before, after);
  const [documents, looks] = await Promise.all([
    compareDocuments(before, after, folder, changes.moves),
    shootPages(changes.pages, { before, after, folder, say }),
  ]);
  const pages = await Promise.all(changes.pages.map((change) => itemOf(change, looks.get(change) ?? [], { before, after, folder })));
  const shown = pages.filter(({ report }) => !report.codeOnly);
  group(shown);
  group(documents);
  const report: ReviewReport = {
    ...empty(sides),
    errors: [...changes.errors, ...findings.errors],
    warnings: [...findings.warnings, ...hostFileWarnings(before, after)],
    pages: pages.map((page) => page.report),
    documents: documents.map((document) => document.report),
  };
  return write({ report, items: [...shown, ...documents], styles: compareStyles(before, after) }, out);
}

const empty = ([base, head]: readonly [Revision, Revision]): ReviewReport => ({
  base: { ref: base.ref, commit: base.commit },
  head: { ref: head.ref, commit: head.commit },
  errors: [],
  warnings: [],
  pages: [],
  documents: [],
});

/** Device on which pages are viewed at each width. */
const DEVICES: Record<number, string> = { [WIDTHS_PX[0]]: 'Phone', [WIDTHS_PX[1]]: 'Tablet', [WIDTHS_PX[2]]: 'Desktop' };

async function itemOf(
  change: PageChange,
  looks: Shots[],
  { before, after, folder }: { before: Site; after: Site; folder: string },
): Promise<Item> {
  const { route, kind, from, words, fresh } = change;
  const looksSame = looks.every(({ share }) => share === 0);
  const because = change.because.map((reason) => (reason === 'code' && !looksSame ? 'look' : reason));
  const details = detailsOf(change, looksSame);
  const pictures: Pictures[] = looks
    .filter(({ files }) => Object.keys(files).length > 0)
    .map(({ width, share, files }) => ({
      title: `${DEVICES[width]}, ${width} px`,
      note: kind === 'added' || kind === 'removed' ? kind : `${percent(share)} of pixels differ`,
      files,
    }));
  if (looksSame) pictures.push({ title: 'Looks', note: 'no pixel differs at any width', files: {} });
  const card = await comparePictures(
    cardOf(before, change.before),
    cardOf(after, change.after),
    path.join(folder, `${pictureName(route)}-card`),
  );
  if (Object.keys(card.files).length > 0) pictures.push({ title: 'Shared as a link', note: '', files: card.files });
  const report: ItemReport = {
    route,
    kind,
    ...(from !== undefined && { from }),
    because,
    words: countChangedWords(words),
    fresh,
    looks: looks.map(({ width, share }) => ({ width, share })),
    // A document, or a picture that is hidden at first, may be in no screenshot.
    codeOnly: kind === 'changed' && looksSame && !because.includes('picture') && words.length + details.length === 0,
  };
  return { report, words, details, pictures };
}

/** The picture with which links to a page are shared. */
const cardOf = (site: Site, page: PageVersion | undefined): Buffer | undefined => site.read(page?.facets.card ?? '');

/** Lets the first of those that changed for the same reason, such as a line in the footer, represent the others. */
function group(items: readonly Item[]): void {
  for (const [first, ...others] of Map.groupBy(items, reasonOf).values())
    for (const { report } of others) report.like = first?.report.route;
}

/** Why an item is listed, as a key. */
function reasonOf({ report: { route, kind, because, looks }, words, details }: Item): string {
  if (route.startsWith(`${ROUTES.standIn}/`)) return ROUTES.standIn;
  if (kind !== 'changed') return route;
  return JSON.stringify([because, ...changedParts(words), ...changedParts(details), looks.every(({ share }) => share === 0)]);
}

/** What was added and removed, each once, whatever surrounds it and however often it occurs. */
function changedParts(words: WordChanges): string[] {
  const parts = words.map((line) => line.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text.trim()]));
  return [...new Set(parts.map((part) => JSON.stringify(part)))].sort();
}

function write(found: Review, out: string): ReviewReport {
  const report = reportSchema.parse(found.report);
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(found));
  return report;
}
