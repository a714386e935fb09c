import { parentPort } from 'node:worker_threads';
import { checkContent } from '../writing/check/check.ts';
import { errorsOf, formatFinding } from '../writing/check/finding.ts';

/** What keeps the content from being built. Mistakes of spelling and style don't; `npm run check` reports them. */
const errors = errorsOf(await checkContent(process.cwd(), { words: false }));
parentPort?.postMessage(errors.map(formatFinding));
