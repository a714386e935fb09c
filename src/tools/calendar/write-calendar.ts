/**
 * npm run calendar: lists entries due for review or publication, and external links of the built site that do not answer.
 * On GitHub Actions it writes the list as an issue.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from '../writing/model/content.ts';
import { calendarText, writeCalendar } from './calendar.ts';
import { datedEntries } from './dated-entries.ts';
import { brokenLinks, externalLinks } from './links.ts';

parseArgs();
if (!fs.existsSync('dist/index.html')) {
  console.error('There is no built site in dist/ to check for external links. Build it first: npm run build');
  process.exit(1);
}
const content = readContent(process.cwd());
const text = calendarText(datedEntries(content), await brokenLinks(externalLinks('dist')), content.today);
console.log(text || 'Nothing to do.');

if (process.env.GITHUB_ACTIONS) console.log(`Issue: ${writeCalendar(text)}.`);
