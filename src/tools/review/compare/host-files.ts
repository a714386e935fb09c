import { diffArrays } from 'diff';
import { differingFiles, type Site } from '../../../lib/node/built-site.ts';
import type { Remark } from '../report-schema.ts';

/**
 * Files that are compared elsewhere: pages, documents, files that pages load, and the site map and feed, which follow from the pages.
 * `assets.json` is only read by the next deployment.
 */
const ELSEWHERE = /\.(html|pdf|xml)$|^(_astro|uploads)\/|^assets\.json$/;
const BINARY = /\.(png|ico|webp|avif|jpg|woff2)$/;
/** Longest excerpt of a change in the report. */
const SHOWN_LINES = 6;
const SHOWN_CHARACTERS = 160;

/** Changes to files that no page shows: redirects, header rules, robots.txt. */
export const hostFileWarnings = (before: Site, after: Site): Remark[] =>
  differingFiles(before, after)
    .filter((file) => !ELSEWHERE.test(file))
    .map((file) => {
      const [was, is] = [before.read(file), after.read(file)];
      const change = !was
        ? 'is new.'
        : !is
          ? 'is gone.'
          : `has changed${BINARY.test(file) ? '.' : `: ${changedLines(String(was), String(is))}`}`;
      return { rule: 'file', message: `/${file} ${change}` };
    });

function changedLines(before: string, after: string): string {
  const changes = diffArrays(before.split('\n'), after.split('\n'))
    .filter(({ added, removed }) => added || removed)
    .flatMap(({ added, value }) => value.map((line) => `${added ? '+' : '−'} ${line.trim().slice(0, SHOWN_CHARACTERS)}`));
  const more = changes.length > SHOWN_LINES ? ` and ${changes.length - SHOWN_LINES} more` : '';
  return changes.slice(0, SHOWN_LINES).join(' ') + more;
}
