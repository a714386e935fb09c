import { differingFiles, type Site } from '../../../lib/node/built-site.ts';

/**
 * Files that are compared elsewhere: pages, documents, files that pages load, redirects, and the site map and feed, which follow from the pages;
 * stand-ins; and `assets.json`, which only the next deployment reads.
 */
const ELSEWHERE = /\.(html|pdf|xml)$|^(_astro|uploads|stand-in)\/|^(assets\.json|_redirects)$/;

/** Changes to what no page shows: redirects, header rules, robots.txt. */
export const hostFileWarnings = (before: Site, after: Site): string[] => [
  ...redirectChanges(before, after),
  ...differingFiles(before, after)
    .filter((file) => !ELSEWHERE.test(file))
    .map((file) => {
      const change = !before.files.has(file) ? 'is new' : after.files.has(file) ? 'has changed' : 'is gone';
      return `/${file} ${change}.`;
    }),
];

/** Redirects that one of the versions lacks, one sentence each. */
function redirectChanges(before: Site, after: Site): string[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  return [
    ...[...was.difference(is)].map((line) => `The redirect ${line} is gone.`),
    ...[...is.difference(was)].map((line) => `The redirect ${line} is new.`),
  ];
}

const linesOf = ({ redirects }: Site) => new Set(redirects.map(({ from, to }) => `from ${from} to ${to}`));
