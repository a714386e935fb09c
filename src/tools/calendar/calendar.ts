/** npm run calendar: prints what is due as Markdown, or nothing. README.md says what. */
import fs from 'node:fs';
import { parseArguments } from '../parse-arguments.ts';
import { readContent } from '../writing/model/content.ts';
import { datedLines } from './dates.ts';
import { brokenLinks, externalLinks } from './links.ts';

parseArguments({});
if (!fs.existsSync('dist/index.html')) {
  console.error(
    'There is no built site in dist/ to check for external links. Build it first: npm run build',
  );
  process.exit(1);
}
const { reviews, publications } = datedLines(readContent(process.cwd()));
const links = (await brokenLinks(externalLinks('dist'))).map(
  ({ url, page, reason }) => `- [ ] <${url}> on \`${page}\`: ${reason}`,
);
const sections = {
  'To be read again': reviews,
  'Goes live soon': publications,
  'External links that do not answer': links,
};
for (const [title, lines] of Object.entries(sections))
  if (lines.length > 0) console.log(`### ${title}\n\n${lines.join('\n')}\n`);
