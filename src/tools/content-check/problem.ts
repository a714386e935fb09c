import type { Edit } from '../../lib/edits.ts';
import type { RuleId, Severity } from './rule-table.ts';

/** One mistake in a content file, at a place that a writer can go to. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, with what was found. */
  message: string;
  /** How to correct it. */
  repair: string;
}

/** What is wrong, and how to correct it. */
export type Advice = readonly [message: string, repair: string];

/** What is wrong with a text, by offset in it. */
export interface TextProblem extends Pick<Problem, 'message' | 'repair'> {
  offset: number;
  fix?: Edit;
}

/** How `npm run check -- --fix` repairs a finding. */
export type Fix =
  | Edit
  /** Writes the whole file again. */
  | { bytes: () => Promise<Uint8Array> };

/** A problem as a rule found it. */
export interface Finding extends Problem {
  severity: Severity;
  rule: RuleId;
  fix?: Fix;
}

/** `file:line:column` first, so that editors and terminals make it a link. */
export const formatProblem = ({ file, line, column, message, repair }: Problem) =>
  `${file}:${line}:${column}\n    ${message}\n    Repair: ${repair}`;

/** One line that editors can match, then what to do. */
export const formatFinding = ({ file, line, column, severity, message, rule, repair }: Finding) =>
  `${file}:${line}:${column}  ${severity}  ${message}  (${rule})\n    ${repair}`;

/** The findings that keep the content from going live. */
export const errorsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error');
