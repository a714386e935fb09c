import { type Content, entriesOf } from '../writing/model/content.ts';
import { dayOf } from '../writing/model/entry.ts';
import type { DatedEntry } from './calendar.ts';

/** Entries of files, lists and settings with a date for a review (`reviewBy`) or for their publication (`publishOn`). */
export const datedEntries = (content: Content): DatedEntry[] =>
  entriesOf(content).flatMap(({ id, base, data, source: { file } }) => {
    const dates = { reviewBy: dayOf(data, 'reviewBy'), publishOn: dayOf(data, 'publishOn') };
    if (!dates.reviewBy && !dates.publishOn) return [];
    return [{ file, id: base.length > 0 ? id : undefined, ...dates }];
  });
