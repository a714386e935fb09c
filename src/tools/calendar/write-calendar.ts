/**
 * npm run calendar: lists entries due for review or publication, and external links of the built site that do not answer.
 * On GitHub Actions it writes the list as an issue, and starts a deployment if an entry's publication date has come.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { readContent } from '../content-check/model.ts';
import { githubOfWorkflow } from '../review/github-api.ts';
import { appearing, calendarText, writeCalendar } from './calendar.ts';
import { datedEntries } from './dated-entries.ts';
import { brokenLinks, externalLinks } from './links.ts';

parseArgs();
if (!fs.existsSync('dist/index.html')) {
  console.error('There is no built site in dist/ to check for external links. Build it first: npm run build');
  process.exit(1);
}
const content = readContent(process.cwd());
const { today } = content;
const entries = datedEntries(content);
const text = calendarText(entries, await brokenLinks(externalLinks('dist')), today);
console.log(text || 'Nothing to do.');

if (process.env.GITHUB_ACTIONS) {
  const api = githubOfWorkflow();
  console.log(`Issue: ${await writeCalendar(api, text)}.`);
  if (appearing(entries, today).length > 0) await api.send('POST', '/actions/workflows/deploy.yml/dispatches', { ref: 'main' });
}
