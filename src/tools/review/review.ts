import fs from 'node:fs';
import path from 'node:path';
import { readSite } from '../../lib/node/built-site.ts';
import { checkContent } from '../writing/check/check.ts';
import { errorsOf, formatFinding } from '../writing/check/finding.ts';
import { withPictures } from './browser/shots.ts';
import { compareSites } from './compare/changes.ts';
import { redirectChanges } from './compare/redirects.ts';
import { compareWeight } from './compare/weight.ts';
import { commentText } from './report/comment.ts';
import { reportHtml } from './report/html.ts';
import { type Entry, REVIEW, type ReviewReport, SHOTS } from './report-data.ts';
import { astroBuild, buildSide } from './sides/build.ts';
import { commitOf, commitWorkingTree } from './sides/git.ts';

export interface ReviewOptions {
  root: string;
  /** The earlier version: a branch, tag or commit. */
  base: string;
  say: (text: string) => void;
  build?: typeof astroBuild;
  check?: typeof checkContent;
}

/**
 * Compares the working tree with an earlier version and writes the report.
 * @throws if there is no such version, or it can't be built
 */
export async function review(options: ReviewOptions): Promise<ReviewReport> {
  const { root, base, check = checkContent } = options;
  const out = path.join(root, REVIEW);
  fs.mkdirSync(out, { recursive: true });
  const commits = { before: commitOf(root, base), after: commitWorkingTree(root) };
  fs.rmSync(path.join(out, SHOTS), { recursive: true, force: true });
  const findings = await check(root);
  const errors = errorsOf(findings);
  const warnings = findings.filter((finding) => !errors.includes(finding));
  const checked: ReviewReport = {
    base,
    errors: errors.map(formatFinding),
    warnings: warnings.map(formatFinding),
    entries: [],
    opened: [],
    weights: [],
  };
  // Errors would stop the build, which names fewer of them.
  const report = errors.length > 0 ? checked : await compared(checked, commits, options);
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(report));
  fs.writeFileSync(path.join(out, 'comment.md'), commentText(report));
  return report;
}

/** A report with what differs between two commits, or why the later one can't be built. */
async function compared(
  report: ReviewReport,
  commits: { before: string; after: string },
  { root, base, say, build = astroBuild }: ReviewOptions,
): Promise<ReviewReport> {
  let folderAfter: string;
  try {
    say('Building the working tree …');
    folderAfter = buildSide(root, 'after', commits.after, build);
  } catch (error) {
    return { ...report, errors: [(error as Error).message] };
  }
  say(`Building ${base} …`);
  const before = readSite(buildSide(root, 'before', commits.before, build));
  const after = readSite(folderAfter);
  const folder = path.join(root, REVIEW, SHOTS);
  fs.mkdirSync(folder);
  const changes = await compareSites(before, after);
  const { entries, opened } = await withPictures(changes, { before, after, folder }, say);
  return {
    ...report,
    warnings: [...report.warnings, ...redirectChanges(before, after)],
    entries: entries.filter(isShown),
    opened,
    weights: compareWeight(before, after),
  };
}

/** Not a page with another style sheet or script that reads and looks the same. */
const isShown = ({ kind, words, links, pictures }: Entry) =>
  kind !== 'changed' || words.length + links.length + pictures.length > 0;
