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

/** `file:line:column` first, so that editors and terminals make it a link. */
export const formatProblem = ({ file, line, column, message, repair }: Problem) =>
  `${file}:${line}:${column}\n    ${message}\n    Repair: ${repair}`;
