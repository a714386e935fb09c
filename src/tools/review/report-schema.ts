import { z } from 'zod';

/** Why a page is listed: `REASON_WORDS` says what each is. */
export const REASONS = ['text', 'link', 'picture', 'search', 'look', 'code'] as const;
export const WIDTHS_PX = [390, 820, 1280] as const;

/** Path of a page or file on the site. What a pull request sends is not trusted: only text in this form goes into a comment or a link. */
const route = z.string().regex(/^\/(?:[\w.@~-]+(?:\/[\w.@~-]+)*)?$/);
const file = z.string().regex(/^[\w.@-]+(?:\/[\w.@[\]-]+)*$/);
/** Folder of everything that a review writes, from the repository's root. */
export const REVIEW = '.cache/review';
/** Folder of the report's pictures, next to the report. */
export const SHOTS = 'shots';

const count = z.number().int().nonnegative();

/** Id of a rule of the review, such as `url-gone`. */
const rule = z.string().regex(/^[\w/-]{1,60}$/);
const remarkSchema = z.strictObject({
  rule,
  file: file.optional(),
  line: count.optional(),
  route: route.optional(),
  message: z.string().max(2000),
});

/** A page or document that differs. */
const itemSchema = z.strictObject({
  route,
  kind: z.enum(['changed', 'added', 'removed', 'moved']),
  /** The page or document that changed for the same reason and represents this one. */
  like: route.optional(),
  /** Former URL, if it moved. */
  from: route.optional(),
  because: z.array(z.enum(REASONS)),
  words: z.strictObject({ inserted: count, deleted: count }),
  /** Texts of a page that the earlier version doesn't have, each with the number of equal ones before it. */
  fresh: z.array(z.strictObject({ text: z.string(), nth: count })),
  /** Share of pixels of a page that differ, 0 to 1, at each width of the window in px. */
  looks: z.array(z.strictObject({ width: count, share: z.number().min(0).max(1) })),
  /** It reads and looks the same, and no link, attribute, metadata or shown file differs. */
  codeOnly: z.boolean(),
});

const side = z.strictObject({ ref: z.string().max(200), commit: z.string().max(64) });

/** `report.json` */
export const reportSchema = z.strictObject({
  base: side,
  head: side,
  errors: z.array(remarkSchema),
  /** Findings that don't stop a change from going live but should be looked at. */
  warnings: z.array(remarkSchema),
  pages: z.array(itemSchema),
  /** The later version couldn't be built, so nothing was compared. */
  failed: z.literal(true).optional(),
  documents: z.array(itemSchema),
});

export type Reason = (typeof REASONS)[number];
export type Remark = z.infer<typeof remarkSchema>;
export type ItemReport = z.infer<typeof itemSchema>;
export type ReviewReport = z.infer<typeof reportSchema>;
