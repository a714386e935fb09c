/** One mistake in a content file, at a place a writer can go to. */
export interface Problem {
  /** Path from the repository's root. */
  file: string;
  line: number;
  column: number;
  /** What is wrong, with what was found. */
  message: string;
  /** What would be right. */
  repair: string;
}

/** How `npm run check -- --fix` repairs a finding. */
export type Fix =
  /** Replaces a stretch of the file's text, from one offset to another. */
  | { start: number; end: number; text: string }
  /** Writes the whole file anew. */
  | { bytes: () => Promise<Uint8Array> };

/**
 * error: the site would break, or say something that is demonstrably false; it must not go live · warning: probably wrong · hint: house
 * style and language. A writer can set aside what is no error, with a reason: `allow:` in the entry.
 */
type Severity = 'error' | 'warning' | 'hint';

/** A problem as a rule found it. */
export interface Finding extends Problem {
  severity: Severity;
  /** Name of the rule, such as "link-target". */
  rule: string;
  fix?: Fix;
  /** URLs or files that the finding is about: one about the same can follow from it. */
  about?: readonly string[];
  /** URL of a page, or a tag in the text, that is missing: the finding goes once it can be read. */
  awaits?: string;
}

/** `file:line:column` first, so that editors and terminals make it a link. */
export const formatProblem = ({ file, line, column, message, repair }: Problem) =>
  `${file}:${line}:${column}\n    ${message}\n    Repair: ${repair}`;

/** One line that editors can match, then what to do. */
export const formatFinding = ({ file, line, column, severity, message, rule, repair }: Finding) =>
  `${file}:${line}:${column}  ${severity}  ${message}  (${rule})\n    ${repair}`;
