import fs from 'node:fs';
import path from 'node:path';
import { readSite } from '../../lib/node/built-site.ts';
import { checkContent } from '../writing/check/check.ts';
import { formatFinding } from '../writing/check/finding.ts';
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
export async function review({
  root,
  base,
  say,
  build = astroBuild,
  check = checkContent,
}: ReviewOptions): Promise<ReviewReport> {
  const [was, is] = [commitOf(root, base), commitWorkingTree(root)];
  const out = path.join(root, REVIEW);
  const folder = path.join(out, SHOTS);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const { error: errors = [], ...others } = Object.groupBy(
    await check(root),
    ({ severity }) => severity,
  );
  const report: ReviewReport = {
    base,
    errors: errors.map(formatFinding),
    warnings: Object.values(others).flat().map(formatFinding),
    entries: [],
    opened: [],
    weights: [],
  };
  // They would stop the build, which names fewer of them.
  if (errors.length > 0) return write(report, out);
  try {
    say('Building the working tree …');
    buildSide(root, 'after', is, build);
  } catch (error) {
    return write({ ...report, errors: [(error as Error).message] }, out);
  }
  say(`Building ${base} …`);
  const before = readSite(buildSide(root, 'before', was, build));
  const after = readSite(path.join(out, 'after'));
  const { entries, opened } = await withPictures(
    await compareSites(before, after),
    { before, after, folder },
    say,
  );
  return write(
    {
      ...report,
      warnings: [...report.warnings, ...redirectChanges(before, after)],
      entries: entries.filter(isShown),
      opened,
      weights: compareWeight(before, after),
    },
    out,
  );
}

/** Not a page with another style sheet or script that reads and looks the same. */
const isShown = ({ kind, words, links, pictures }: Entry) =>
  kind !== 'changed' || words.length + links.length + pictures.length > 0;

function write(report: ReviewReport, out: string): ReviewReport {
  fs.writeFileSync(path.join(out, 'report.html'), reportHtml(report));
  fs.writeFileSync(path.join(out, 'comment.md'), commentText(report));
  return report;
}
