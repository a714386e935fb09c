import { isoDay } from '../../lib/publishing.ts';
import { type Content, entriesOf } from '../writing/model/content.ts';
import { dayOf, type Entry, isLive } from '../writing/model/entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the date on which a review or a publication is listed. */
const NOTICE_DAYS = 30;

/** Lines about entries to be read again (`reviewBy`), and those that soon go live (`publishOn`). */
export function datedLines(content: Content): { reviews: string[]; publications: string[] } {
  const { today } = content;
  const last = isoDay(new Date(Date.parse(today) + NOTICE_DAYS * DAY_MS));
  const entries = entriesOf(content);
  return {
    reviews: entries.flatMap((entry) => {
      const day = dayOf(entry.data, 'reviewBy');
      if (!day || day > last) return [];
      return `- [ ] ${placeOf(entry)}, ${day < today ? 'overdue since' : 'by'} ${day}`;
    }),
    publications: entries.flatMap((entry) => {
      const day = dayOf(entry.data, 'publishOn');
      if (!day || isLive(entry.data, today) || !isLive(entry.data, last)) return [];
      return `- ${placeOf(entry)}, ${day}`;
    }),
  };
}

/** An entry as a list names it: by its file and, if that holds several, by its id. */
const placeOf = ({ id, base, source: { file } }: Entry): string =>
  base.length > 0 ? `\`${file}\`, \`${id}\`` : `\`${file}\``;
