import { z } from 'zod';
import { listFromGitHub, sendToGitHub } from '../../lib/node/github.ts';
import { isoDay } from '../../lib/publishing.ts';
import type { BrokenLink } from './links.ts';

/** An entry of the content and its dates, as YYYY-MM-DD. */
export interface DatedEntry {
  file: string;
  /** The entry's id, in a file with a list of entries. */
  id?: string | undefined;
  reviewBy?: string | undefined;
  publishOn?: string | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days before the date on which a review or a publication is listed. */
const NOTICE_DAYS = 30;
const CALENDAR_LABEL = 'calendar';

const dayAfter = (day: string, days: number) => isoDay(new Date(Date.parse(day) + days * DAY_MS));

const nameOf = ({ file, id }: DatedEntry) => (id ? `\`${file}\`, \`${id}\`` : `\`${file}\``);

/** The list for the week as Markdown; empty if there is nothing to do. */
export function calendarText(entries: readonly DatedEntry[], brokenLinks: readonly BrokenLink[], today: string): string {
  const due = entries.filter(({ reviewBy }) => reviewBy && reviewBy <= dayAfter(today, NOTICE_DAYS));
  const coming = entries.filter(({ publishOn }) => publishOn && publishOn > today && publishOn <= dayAfter(today, NOTICE_DAYS));
  const section = (title: string, lines: string[]) => (lines.length > 0 ? [`### ${title}`, '', ...lines, ''] : []);
  return [
    ...section(
      'To be read again',
      due.map(({ reviewBy = '', ...entry }) => `- [ ] ${nameOf(entry)}, ${reviewBy < today ? 'overdue since' : 'by'} ${reviewBy}`),
    ),
    ...section(
      'Goes live soon',
      coming.map(({ publishOn, ...entry }) => `- ${nameOf(entry)}, ${publishOn}`),
    ),
    ...section(
      'External links that do not answer',
      brokenLinks.map(({ url, page, reason }) => `- [ ] <${url}> on \`${page}\`: ${reason}`),
    ),
  ].join('\n');
}

const issueSchema = z.object({ number: z.number(), pull_request: z.object().optional() });

/** Creates or updates the one open issue with the list, and closes it when the list is empty. */
export function writeCalendar(text: string): 'nothing' | 'created' | 'updated' {
  // GitHub lists pull requests among the issues.
  const [open] = z
    .array(issueSchema)
    .parse(listFromGitHub(`/issues?labels=${CALENDAR_LABEL}&state=open`))
    .filter((each) => !each.pull_request);
  if (open) {
    sendToGitHub('PATCH', `/issues/${open.number}`, text ? { body: text } : { body: 'Nothing to do.', state: 'closed' });
    return 'updated';
  }
  if (!text) return 'nothing';
  sendToGitHub('POST', '/issues', { title: 'Calendar: entries and links to look at', body: text, labels: [CALENDAR_LABEL] });
  return 'created';
}
