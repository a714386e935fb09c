/** The fields that decide whether an entry is published. */
export interface Publishing {
  draft?: boolean | undefined;
  /** First day on which it is shown, such as "2026-12-01". */
  publishOn?: string | undefined;
}

/** The day in UTC as "2026-12-01". */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/**
 * Whether the live site shows an entry.
 * @param today as "2026-12-01"
 */
export const isPublished = ({ draft, publishOn }: Publishing, today: string) =>
  !draft && (!publishOn || publishOn <= today);

/** Label of an entry that is not published yet; undefined for a published one. */
export function unpublishedLabel(
  { draft, publishOn }: Publishing,
  today: string,
): string | undefined {
  if (draft) return 'Draft';
  return isPublished({ publishOn }, today) ? undefined : `From ${publishOn}`;
}
