import { counted } from '../../../lib/words.ts';
import { type Problem, SEVERITIES, type Severity } from '../model/problem.ts';
import type { Code } from './codes.ts';

/** What the check found, and where. Code decides by its code and its marks, never by its words. */
export interface Finding extends Problem {
  code: Code;
  severity: Severity;
  /** Whether nothing else of its entry is checked until this is repaired. */
  isBlocking: boolean;
}

/** One line that editors can match, then what to do. */
export const formatFinding = ({ file, line, column, severity, message, code, repair }: Finding) =>
  `${file}:${line}:${column}  ${severity}  ${message}  (${code})\n    ${repair}`;

/** The findings that keep the content from going live. */
export const errorsOf = (findings: readonly Finding[]) =>
  findings.filter(({ severity }) => severity === 'error');

/** “2 errors”, “0 warnings” and so on, for each severity. */
export const countsOf = (findings: readonly Finding[]): string[] =>
  SEVERITIES.map((each) =>
    counted(findings.filter(({ severity }) => severity === each).length, each),
  );
