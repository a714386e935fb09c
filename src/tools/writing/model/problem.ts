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
export type TextProblem = readonly [offset: number, ...Advice];

/** `file:line:column` first, so that editors and terminals make it a link. */
export const formatProblem = ({ file, line, column, message, repair }: Problem) =>
  `${file}:${line}:${column}\n    ${message}\n    Repair: ${repair}`;
