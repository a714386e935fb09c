import type { Site } from '../../../lib/node/built-site.ts';

/** Redirects that one of two sites lacks, one sentence each. */
export function redirectChanges(before: Site, after: Site): string[] {
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  return [
    ...[...linesBefore.difference(linesAfter)].map((line) => `The redirect ${line} is gone.`),
    ...[...linesAfter.difference(linesBefore)].map((line) => `The redirect ${line} is new.`),
  ];
}

const linesOf = ({ redirects }: Site) =>
  new Set(redirects.map(({ from, to }) => `from ${from} to ${to}`));
