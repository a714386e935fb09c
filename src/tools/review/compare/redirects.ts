import type { Site } from '../../../lib/node/built-site.ts';

/** Redirects that one of two sites lacks, one sentence each. */
export function redirectChanges(before: Site, after: Site): string[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  return [
    ...[...was.difference(is)].map((line) => `The redirect ${line} is gone.`),
    ...[...is.difference(was)].map((line) => `The redirect ${line} is new.`),
  ];
}

const linesOf = ({ redirects }: Site) =>
  new Set(redirects.map(({ from, to }) => `from ${from} to ${to}`));
