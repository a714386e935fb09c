import type { Finding } from '../check/finding.ts';

/** Messages between the panel and the development server. */
export const ASK = 'content:ask';
export const ANSWER = 'content:answer';

/** LOADED tells the server when a page began to load; OUTDATED is its answer if the content has changed since. */
export const LOADED = 'content:loaded';
export const OUTDATED = 'content:outdated';

/** Times in ms since 1970. */
export interface Loaded {
  startedAt: number;
}
export interface Outdated {
  storedAt: number;
}

export interface Ask {
  pathname: string;
}

/** From the server's own thread to the worker thread that checks the content. */
export type FromServer = { kind: 'changed' } | ({ kind: 'ask' } & Ask);

/** A finding as the panel shows it: an open point has no rule, and a repair may be a function, which no thread can send. */
export type PanelFinding = Omit<Finding, 'rule' | 'fix'>;

export interface Limits {
  min: number;
  max: number;
}

export interface Answer {
  pathname: string;
  /** The page's content file; undefined if the page has none. */
  file: string | undefined;
  /** True if the page shows an older version of its file, because the newest is invalid. */
  isHeldBack: boolean;
  /** Findings in the page's own file. */
  own: PanelFinding[];
  /** Findings in all other files. */
  others: PanelFinding[];
  /** Samples, stand-ins and placeholders in the page's file. */
  open: PanelFinding[];
  /** How many words the text has and should have, as the check counts them; undefined if it can't be read, or has no limits. */
  length: { words: number; min: number; max: number } | undefined;
  limits: { title: Limits; description: Limits };
}
