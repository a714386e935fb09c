import type { Edit } from '../../../lib/edits.ts';
import type { Problem } from '../model/problem.ts';
import type { RuleId, Severity } from './rule-table.ts';

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

/** One line that editors can match, then what to do. */
export const formatFinding = ({ file, line, column, severity, message, rule, repair }: Finding) =>
  `${file}:${line}:${column}  ${severity}  ${message}  (${rule})\n    ${repair}`;

/** The findings that keep the content from going live. */
export const errorsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === 'error');
