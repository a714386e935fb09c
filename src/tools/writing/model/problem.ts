import type { Edit } from './edits.ts';

/**
 * error: the site would break or say something demonstrably false, so it must not go live ·
 * warning: probably wrong · hint: house style. A writer can set aside anything but an error, with a
 * reason: `allow:` in the entry.
 */
export const SEVERITIES = ['error', 'warning', 'hint'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** One mistake in a content file, at a place that a writer can go to. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  line: number;
  column: number;
  message: string;
  repair: string;
  /** Where it isn't the usual one of such a mistake. */
  severity?: Severity | undefined;
  /** How `npm run check -- --fix` repairs it. */
  fix?: Edit;
}

/** The words of a problem, whose place is known elsewhere. */
export type Advice = readonly [message: string, repair: string, severity?: Severity | undefined];

/** The same about a text, with the offset of its place. */
export type AdviceAt = readonly [offset: number, ...Advice];

/** `file:line:column` first, so that editors and terminals make it a link. */
export const formatProblem = ({ file, line, column, message, repair }: Problem) =>
  `${file}:${line}:${column}\n    ${message}\n    Repair: ${repair}`;
