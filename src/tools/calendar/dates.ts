import { isoDay } from '../../lib/publishing.ts';
import { type Content, entriesOf } from '../writing/model/content.ts';
import { dayOf } from '../writing/model/entry.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the date on which a review or a publication is listed. */
const NOTICE_DAYS = 30;

/** Lines about entries to be read again (`reviewBy`), and those that soon go live (`publishOn`). */
export function datedLines(content: Content): { reviews: string[]; publications: string[] } {
  const { today } = content;
  const last = isoDay(new Date(Date.parse(today) + NOTICE_DAYS * DAY_MS));
  const entries = entriesOf(content).map(({ id, base, data, source: { file } }) => ({
    name: base.length > 0 ? `\`${file}\`, \`${id}\`` : `\`${file}\``,
    reviewBy: dayOf(data, 'reviewBy'),
    publishOn: dayOf(data, 'publishOn'),
  }));
  return {
    reviews: entries
      .filter(({ reviewBy }) => reviewBy && reviewBy <= last)
      .map(
        ({ name, reviewBy = '' }) =>
          `- [ ] ${name}, ${reviewBy < today ? 'overdue since' : 'by'} ${reviewBy}`,
      ),
    publications: entries
      .filter(({ publishOn }) => publishOn && publishOn > today && publishOn <= last)
      .map(({ name, publishOn }) => `- ${name}, ${publishOn}`),
  };
}
