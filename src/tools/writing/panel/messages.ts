import type { Finding } from '../check/finding.ts';

/** The panel asks for a path, and gets an answer now and after each save. */
export const ASK = 'content:ask';
export const ANSWER = 'content:answer';

export interface Limits {
  min: number;
  max: number;
}

export interface Answer {
  pathname: string;
  /** The page's content file; undefined if the page has none. */
  file: string | undefined;
  findings: readonly Finding[];
  limits: { title: Limits; description: Limits };
}
