/** What an entry says of whether it may be seen. */
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
export const isPublished = ({ draft, publishOn }: Publishing, today: string) => !draft && (!publishOn || publishOn <= today);

/** What a preview says of an entry that the live site does not show yet; nothing for one that it shows. */
export function unpublishedLabel({ draft, publishOn }: Publishing, today: string): string | undefined {
  if (draft) return 'Draft';
  return isPublished({ publishOn }, today) ? undefined : `From ${publishOn}`;
}
