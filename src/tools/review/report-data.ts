import type { WordChanges } from './compare/text-changes.ts';

/** Folder of everything that a review writes, from the repository's root. */
export const REVIEW = '.cache/review';
/** Folder of the report's pictures, next to the report. */
export const SHOTS = 'shots';
/** Widths of the window in px, and the device on which pages are viewed at each. */
export const DEVICES = { 390: 'Phone', 820: 'Tablet', 1280: 'Desktop' } as const;

/** A file in the folder `shots`, and its size in px. */
export interface Picture {
  file: string;
  width: number;
  height: number;
}

/** One place that changed, by caption. */
export type Crop = Partial<Record<'Before' | 'After' | 'Difference', Picture>>;

/** What a page looks like before and after at one width, or what opens on it. */
export interface Pictures {
  title: string;
  crops: Crop[];
}

/** A page or document that differs. */
export interface Entry {
  /** Its path on the site. */
  route: string;
  kind: 'changed' | 'added' | 'removed' | 'moved';
  /** Former path, if it moved. */
  from?: string | undefined;
  words: WordChanges;
  /** Links whose target changed; none of a page that came or went. */
  links: WordChanges;
  pictures: Pictures[];
}

/** A script, style sheet or font as a page loads it. */
export interface Loaded {
  /** As sent: with Brotli. */
  bytes: number;
  /** Whether it is loaded with the page, and not only once something on it is used. */
  isAtOnce: boolean;
}

/** A file that pages load differently. */
export interface Weight {
  /** Its path, without the hash that its name has. */
  file: string;
  /** Undefined if they didn't load it. */
  before?: Loaded | undefined;
  /** Undefined if they no longer load it. */
  after?: Loaded | undefined;
  /** The pages. */
  routes: string[];
}

export const isDocument = (route: string) => route.endsWith('.pdf');

/** What a review found. */
export interface ReviewReport {
  /** The name of the version that the working tree was compared with, such as "main". */
  base: string;
  /** What keeps the site from being built, so that nothing was compared. */
  errors: string[];
  /** What doesn't stop a change from going live but should be looked at. */
  warnings: string[];
  /** Pages and documents that differ, in the order of their paths. */
  entries: Entry[];
  /** What opens on pages, such as the menu, and differs. */
  opened: Pictures[];
  /** Files that pages load differently, the largest difference first. */
  weights: Weight[];
}
