import type { Finding } from '../check/finding.ts';

/** Messages between the panel and the development server. */
export const ASK = 'content:ask';
export const ANSWER = 'content:answer';

export interface Ask {
  pathname: string;
}

/** A finding without its repair by program, which no message can carry. */
export type PanelFinding = Omit<Finding, 'fix'>;

export interface Limits {
  min: number;
  max: number;
}

export interface Answer {
  pathname: string;
  /** The page's content file; undefined if the page has none. */
  file: string | undefined;
  /** Findings in the page's own file. */
  own: PanelFinding[];
  /** Findings in all other files. */
  others: PanelFinding[];
  limits: { title: Limits; description: Limits };
}
