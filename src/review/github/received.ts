import fs from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { headersFile } from '../../integrations/headers.ts';
import { forbidIndexing, isolateReport } from '../preview/headers.ts';
import { type Remarks, type Report, remarksSchema, reportSchema } from '../report-schema.ts';
import type { GitHub } from './api.ts';

/** What a pull request's build sent for its preview, checked. */
export interface Received {
  /** Number of the pull request, as its build says. */
  number: number;
  /** Whether a site came with it: there is none where it could not be built. */
  hasSite: boolean;
  report: Report;
  remarks: Remarks;
}

/**
 * Confirms that a pull request's latest commit is the one that was built: the number came with the build, and might name another's.
 * @throws if it is not
 */
export async function confirmHead(api: GitHub, number: number, head: string): Promise<void> {
  const pull = z.object({ head: z.object({ sha: z.string() }) }).parse(await api.get(`/pulls/${number}`));
  if (pull.head.sha !== head) throw new Error(`Pull request ${number} is at ${pull.head.sha}, not at ${head}, which was built.`);
}

/** The host takes no larger file. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
const MAX_FILES = 2000;
/** Files by which a host would be told to run or to hide something. */
const FOR_HOST = /^(_worker\.js|functions|\.assetsignore|\.git|node_modules)(\/|$)/;

/**
 * Takes over what a pull request's build sent. All of it is a stranger's: only files are copied, never links, which could lead to this
 * machine's own secrets; header rules are written anew; and what goes into a comment must have the report's shape.
 * @param received folder of the download
 * @param dist where the site to be published goes
 * @throws if anything isn't as the review writes it
 */
export function takeReceived(received: string, dist: string): Received {
  const text = (name: string) => {
    const file = path.join(received, name);
    if (!fs.lstatSync(file).isFile()) throw new Error(`${name} is no file.`);
    return fs.readFileSync(file, 'utf8');
  };
  const number = Number(text('.cache/pull-request').trim());
  if (!Number.isInteger(number) || number < 1) throw new Error('The pull request’s number is no number.');
  const report = reportSchema.parse(JSON.parse(text('.cache/review/report.json')));
  const remarks = remarksSchema.parse(JSON.parse(text('.cache/review/remarks.json')));

  fs.rmSync(dist, { recursive: true, force: true });
  if (!fs.existsSync(path.join(received, 'dist'))) return { number, hasSite: false, report, remarks };
  copyFiles(path.join(received, 'dist'), dist);
  const home = path.join(dist, '_preview');
  fs.mkdirSync(home, { recursive: true });
  fs.writeFileSync(path.join(home, 'report.html'), text('.cache/review/report.html'));
  fs.writeFileSync(path.join(dist, '_headers'), headersFile());
  forbidIndexing(dist);
  isolateReport(dist);
  return { number, hasSite: true, report, remarks };
}

function copyFiles(from: string, to: string): void {
  const entries = fs.readdirSync(from, { recursive: true, withFileTypes: true });
  if (entries.length > MAX_FILES) throw new Error(`The site has ${entries.length} files, more than ${MAX_FILES}.`);
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(from, file).split(path.sep).join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile() || FOR_HOST.test(name)) throw new Error(`${name} is no file of a site.`);
    if (fs.statSync(file).size > MAX_FILE_BYTES) throw new Error(`${name} is larger than ${MAX_FILE_BYTES} bytes.`);
    fs.mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    fs.copyFileSync(file, path.join(to, name));
  }
}
