/**
 * npm run publish-preview -- --received DIR: publishes what a pull request built, at pr-<number>-<site>.…workers.dev, never to be
 * indexed, and writes the comment for the pull request to .cache/comment.json. Runs with the host's token, on the code of main.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { github } from '../review/github/api.ts';
import { confirmHead, takeReceived } from '../review/github/received.ts';
import { summaryText } from '../review/report/summary.ts';
import { readPreviewAddress } from './deploy/preview.ts';

const { values } = parseArgs({ options: { received: { type: 'string', default: '.cache/received' } } });
const { GITHUB_TOKEN: token, GITHUB_REPOSITORY: repository, HEAD_SHA: head } = process.env;
if (!token || !repository || !head) throw new Error('GITHUB_TOKEN, GITHUB_REPOSITORY or HEAD_SHA is not set: this runs on GitHub.');

const { number, hasSite, report, remarks } = takeReceived(values.received, 'dist');
await confirmHead(github({ token, repository }), number, head);
const address = hasSite ? publish() : undefined;
const body = summaryText(report, remarks, address ? { site: address, report: `${address}/_preview/report` } : undefined);
fs.writeFileSync('.cache/comment.json', JSON.stringify({ number, body, repairs: remarks.repairs }));
console.log(address ? `Pull request ${number} is at ${address}` : `Pull request ${number} has no site: it could not be built.`);

/** @returns the preview's URL */
function publish(): string {
  const args = ['node_modules/wrangler/bin/wrangler.js', 'preview', '--name', `pr-${number}`, '--json'];
  const result = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (result.status !== 0) throw new Error(`The preview could not be published:\n${result.stdout}`);
  return readPreviewAddress(result.stdout);
}
