/**
 * node src/tools/review/publish-preview.ts --received DIR: publishes the build of a pull request at pr-<number>-<site>.…workers.dev, closed to search
 * engines, posts the check's fixes as suggestions, writes the comment for the pull request to .cache/comment.md, and sets its number as an
 * output of the step. For GitHub Actions: runs the code of main, with the host's token.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { confirmHead, takeReceived } from './github/received.ts';
import { writeSuggestions } from './github/suggestions.ts';
import { readPreviewUrl } from './preview/url.ts';
import { commentText } from './report/overview.ts';

const { values } = parseArgs({ options: { received: { type: 'string', default: '.cache/received' } } });
const { GITHUB_OUTPUT: output = '', HEAD_SHA: head = '' } = process.env;

const { number, hasSite, report } = takeReceived(values.received, 'dist');
confirmHead(number, head);
const url = hasSite ? publish() : undefined;
fs.writeFileSync('.cache/comment.md', commentText(report, url));
fs.appendFileSync(output, `number=${number}\n`);
console.log(`${writeSuggestions(number, report.repairs)} new suggestion(s).`);
console.log(url ? `Pull request ${number} is at ${url}` : `Pull request ${number} has no site: it could not be built.`);

/** @returns the preview's URL */
function publish(): string {
  const args = ['node_modules/wrangler/bin/wrangler.js', 'preview', '--name', `pr-${number}`, '--json'];
  const result = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (result.status !== 0) throw new Error(`The preview could not be published:\n${result.stdout}`);
  return readPreviewUrl(result.stdout);
}
