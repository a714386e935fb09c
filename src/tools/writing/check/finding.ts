import type { Edit } from '../../../lib/edits.ts';
import { counted } from '../../../lib/words.ts';
import type { Problem } from '../model/problem.ts';
import { type Code, SEVERITIES, type Severity } from './codes.ts';

/** What the check found, and where. Code decides by its code and its marks, never by its words. */
export interface Finding extends Problem {
  code: Code;
  severity: Severity;
  /** How `npm run check -- --fix` repairs it. */
  fix?: Edit;
  /** Set if the entry can’t be read, or its page can’t be shown, until this is repaired. */
  isUnreadable?: true;
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
