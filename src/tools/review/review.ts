import fs from 'node:fs';
import path from 'node:path';
import { readSite } from '../../lib/node/built-site.ts';
import { shootPages, shotsFolder } from './browser/shots.ts';
import { compareSites, isDocument } from './compare/changes.ts';
import { hostFileWarnings } from './compare/host-files.ts';
import { contentFindings, newFindings } from './findings.ts';
import { commentText } from './report/comment.ts';
import { reportHtml } from './report/html.ts';
import { type Entry, REVIEW, type ReviewReport } from './report-data.ts';
import { astroBuild, buildSide, type Commands } from './sides/build.ts';
import { revisionOf, workingTree } from './sides/git.ts';

export interface ReviewOptions extends Partial<Commands> {
  /** The repository. */
  root: string;
  /** The earlier version: a branch, tag or commit. The later one is the working tree. */
  base: string;
  say: (text: string) => void;
}

/** Builds both sides, compares them and writes the report. */
export async function review({ root, base, say, build = astroBuild, check = contentFindings }: ReviewOptions): Promise<ReviewReport> {
  const sides = [revisionOf(root, base), workingTree(root)] as const;
  const out = path.join(root, REVIEW);
  const folder = shotsFolder(out);
  say(`Building ${sides[0].ref} (${sides[0].commit.slice(0, 8)}) …`);
  const was = await buildSide(root, 'before', sides[0], { build, check });
  say(`Building ${sides[1].ref} (${sides[1].commit.slice(0, 8)}) …`);
  const is = await buildSide(root, 'after', sides[1], { build, check });
  const report = { base: sides[0], head: sides[1], ...newFindings(was.findings, is.findings) };
  const broken = [is, was].find(({ fault }) => fault);
  if (broken?.fault) {
    const { errors } = newFindings([], broken.findings);
    const failed = broken === is ? 'The site' : 'The earlier version';
    // The check stops a build too, and its messages have file, line and repair.
    return write({ ...report, errors: errors.length > 0 ? errors : [broken.fault], failed, pages: [], documents: [], silent: 0 }, out);
  }
  const [before, after] = [readSite(was.folder), readSite(is.folder)];
  const changes = await compareSites(before, after);
  const pages = changes.filter(({ route }) => !isDocument(route));
  const shots = await shootPages(pages, { before, after, folder }, say);
  const shown = pages.map((change): Entry => ({ ...change, pictures: shots.get(change) ?? [] })).filter((page) => !isSilent(page));
  return write(
    {
      ...report,
      warnings: [...report.warnings, ...hostFileWarnings(before, after)],
      pages: shown,
      documents: changes.filter(({ route }) => isDocument(route)).map((change) => ({ ...change, pictures: [] })),
      silent: pages.length - shown.length,
    },
    out,
  );
}

/** Whether a page only loads a file that differs, such as a style sheet, but reads and looks the same. */
const isSilent = ({ kind, because, words, links, pictures }: Entry) =>
  // A document, or a picture that is hidden at first, may be in no screenshot.
  kind === 'changed' && !because.includes('picture') && words.length + links.length + pictures.length === 0;

function write(report: ReviewReport, out: string): ReviewReport {
  fs.mkdirSync(out, { recursive: true });
  fs.writeFileSync(path.join(out, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(report));
  fs.writeFileSync(path.join(out, 'comment.md'), commentText(report));
  return report;
}
