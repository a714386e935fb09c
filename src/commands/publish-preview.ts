/**
 * npm run publish-preview -- --received DIR: publishes what a pull request built, at pr-<number>-<site>.…workers.dev, never to be
 * indexed, and writes the comment for the pull request to .cache/comment.json. Runs with the host's token, on the code of main.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { headersFile } from '../integrations/headers.ts';
import { forbidIndexing } from '../review/preview/headers.ts';
import { summaryText } from '../review/report/summary.ts';
import { reportSchema } from '../review/report-schema.ts';
import { readPreviewAddress } from './deploy/preview.ts';

const { values } = parseArgs({ options: { received: { type: 'string', default: '.cache/received' } } });
const received = (name: string) => path.join(values.received, name);

const number = Number(fs.readFileSync(received('.cache/pull-request'), 'utf8').trim());
if (!Number.isInteger(number) || number < 1) throw new Error('The pull request’s number is no number.');
// Only what has the report's shape goes into the comment.
const report = reportSchema.parse(JSON.parse(fs.readFileSync(received('.cache/review/report.json'), 'utf8')));

fs.rmSync('dist', { recursive: true, force: true });
fs.cpSync(received('dist'), 'dist', { recursive: true });
fs.mkdirSync('dist/_preview', { recursive: true });
fs.copyFileSync(received('.cache/review/report.html'), 'dist/_preview/report.html');
// The header rules are written anew: what came with the pull request could take the mark away again.
fs.writeFileSync('dist/_headers', headersFile());
forbidIndexing('dist');

const result = spawnSync(process.execPath, ['node_modules/wrangler/bin/wrangler.js', 'preview', '--name', `pr-${number}`, '--json'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
if (result.status !== 0) throw new Error(`The preview could not be published:\n${result.stdout}`);
const address = readPreviewAddress(result.stdout);
fs.writeFileSync(
  '.cache/comment.json',
  JSON.stringify({
    number,
    body: summaryText(report, { site: address, report: `${address}/_preview/report` }),
    remarks: [...report.errors, ...report.warnings],
  }),
);
console.log(`Pull request ${number} is at ${address}`);
