/** Messages between the panel and the development server. */
export const ASK = 'content:ask';
export const ANSWER = 'content:answer';

/** A page has begun to load, and the server's word that it did so too early. */
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

/** A finding as the panel shows it. */
export interface PanelFinding {
  file: string;
  line: number;
  column: number;
  severity: 'error' | 'warning';
  message: string;
  repair: string;
}

export interface Limits {
  min: number;
  max: number;
}

export interface Answer {
  pathname: string;
  /** The file behind the page; undefined for a page that has none of its own. */
  file: string | undefined;
  /** True where the page shows an older version of its file, since the newest can't be read. */
  isHeldBack: boolean;
  /** Findings in the page's own file. */
  own: PanelFinding[];
  /** Findings in all other files. */
  others: PanelFinding[];
  /** What is still a sample, a stand-in or a placeholder in the page's file. */
  open: PanelFinding[];
  words: number;
  /** Flesch reading ease; undefined where there is too little text. */
  ease: number | undefined;
  limits: { title: Limits; description: Limits };
}
