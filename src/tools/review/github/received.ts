import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { headersFile } from '../../../integrations/headers.ts';
import { getFromGitHub } from '../../../lib/node/github.ts';
import { previewHeaders } from '../preview/headers.ts';
import { type ReviewReport, reportSchema } from '../report-schema.ts';

/** Results of a pull request's build, validated. */
export interface Received {
  /** Number of the pull request, as its build wrote it. */
  number: number;
  /** Whether a site was received; false if it could not be built. */
  hasSite: boolean;
  report: ReviewReport;
}

/**
 * Confirms that the latest commit of a pull request is the one that was built. The number came with the build, and could be that of
 * another pull request.
 * @throws if it is not
 */
export function confirmHead(number: number, head: string): void {
  const pull = z.object({ head: z.object({ sha: z.string() }) }).parse(getFromGitHub(`/pulls/${number}`));
  if (pull.head.sha !== head) throw new Error(`Pull request ${number} is at ${pull.head.sha}, not at ${head}, which was built.`);
}

/** Files that would make the host run code or omit files. */
const FOR_HOST = /^(_worker\.js|functions|\.assetsignore|\.git|node_modules)(\/|$)/;

/**
 * Reads and copies what a pull request's build sent. None of it is trusted: only files are copied, never links, which could point to
 * secrets of this machine; `_headers` is written again; and the report is validated before any of it goes into a comment.
 * @param received folder of the download
 * @param dist folder for the site that will be published
 * @throws if a file is missing or does not have the form in which the review writes it
 */
export function takeReceived(received: string, dist: string): Received {
  for (const folder of ['.cache', '.cache/review', 'dist'])
    if (fs.lstatSync(path.join(received, folder), { throwIfNoEntry: false })?.isDirectory() === false)
      throw new Error(`${folder} is not a folder.`);
  const text = (name: string) => {
    const file = path.join(received, name);
    if (!fs.lstatSync(file).isFile()) throw new Error(`${name} is not a file.`);
    return fs.readFileSync(file, 'utf8');
  };
  const number = Number(text('.cache/pull-request').trim());
  if (!Number.isInteger(number) || number < 1) throw new Error('.cache/pull-request does not contain the number of a pull request.');
  const report = reportSchema.parse(JSON.parse(text('.cache/review/report.json')));

  fs.rmSync(dist, { recursive: true, force: true });
  if (!fs.existsSync(path.join(received, 'dist'))) return { number, hasSite: false, report };
  copyFiles(path.join(received, 'dist'), dist);
  fs.writeFileSync(path.join(dist, '_headers'), previewHeaders(headersFile()));
  return { number, hasSite: true, report };
}

function copyFiles(from: string, to: string): void {
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file).split(path.sep).join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile() || FOR_HOST.test(name)) throw new Error(`${name} must not be part of a site.`);
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    fs.copyFileSync(file, path.join(to, name));
  }
}
