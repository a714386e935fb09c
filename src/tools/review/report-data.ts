import type { WordChanges } from './compare/text-changes.ts';

/** Folder of everything that a review writes. */
export const REVIEW = '.cache/review';
/** Folder of its pictures, next to the report. */
export const SHOTS = 'shots';
/** By the width of the window in px. */
export const DEVICES = { 390: 'Phone', 820: 'Tablet', 1280: 'Desktop' } as const;

/** A file in the folder `shots`, with its size in px. */
export interface Picture {
  file: string;
  width: number;
  height: number;
}

/** One place that changed. */
export type Crop = Partial<Record<'Before' | 'After' | 'Difference', Picture>>;

/** A page at one width, or what opens on it. */
export interface Pictures {
  title: string;
  crops: Crop[];
}

/** A page or document that differs. */
export interface Entry {
  route: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Former path, if it moved. */
  from?: string | undefined;
  words: WordChanges;
  /** None of a page that came or went. */
  links: WordChanges;
  pictures: Pictures[];
}

/** How a page loads a script, style sheet or font. */
export interface Loaded {
  /** As sent: with Brotli. */
  bytes: number;
  /** With the page, and not only once something on it is used. */
  isAtOnce: boolean;
}

/** A file that pages load differently, or in one version only. */
export interface Weight {
  /** Path without the hash. */
  file: string;
  before?: Loaded | undefined;
  after?: Loaded | undefined;
  routes: string[];
}

export const isDocument = (route: string) => route.endsWith('.pdf');

export interface ReviewReport {
  /** The earlier version, such as "main". */
  base: string;
  /** With one of them, nothing was built and compared. */
  errors: string[];
  /** What doesn't stop a change from going live but should be looked at. */
  warnings: string[];
  /** In the order of their paths. */
  entries: Entry[];
  /** What opens on pages, such as the menu. */
  opened: Pictures[];
  /** The largest difference first. */
  weights: Weight[];
}
