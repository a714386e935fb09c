import { spawnSync } from 'node:child_process';
import path from 'node:path';
import jar from 'vnu-jar';

/** A program of the operating system, not of the project. */
const JAVA = 'java';
/** One fast compiler and one thread for garbage: in a run of a few seconds the others cost more CPU time than they save, twice as much. */
const FOR_A_SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

interface Message {
  type: string;
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

/** CSS that browsers support and the checker does not know yet, as it appears in the checker's message or extract. */
const NEWER_CSS =
  /@(property|container|view-transition)|“(anchor-name|position-anchor|container-type|margin-trim|vector-effect|view-transition-name|paint-order)”|anchor\(|eft\) - 1\.25rem|\d*\.?\d+cq[wi]|, ?1px\)\/1fr/;
/** When it reads a file, the checker takes 'self' for another host; the policies are tested in security.test.ts. */
const OF_POLICY = /Content Security Policy/;
/** A dialog may be named by a heading deeper inside it; axe tests that in the browser. */
const ADVICE = /^Section lacks heading/;

const isFault = ({ type, subType, message, extract = '' }: Message) =>
  !OF_POLICY.test(message) &&
  !ADVICE.test(message) &&
  (type !== 'info' || subType === 'warning') &&
  !(message.startsWith('CSS:') && NEWER_CSS.test(`${message} ${extract}`));

/** Whether Java is installed, which the checker needs. */
export const hasJava = () => spawnSync(JAVA, ['-version']).status === 0;

/**
 * Checks HTML files with their inline CSS, CSS files and SVG files with the Nu HTML Checker.
 * @returns faults as sentences; empty if all files are valid
 */
export function vnu(files: string[]): string[] {
  const run = spawnSync(
    JAVA,
    [
      ...FOR_A_SHORT_RUN,
      '-Xss8m',
      '-jar',
      String(jar),
      '--format',
      'json',
      '--exit-zero-always',
      '--also-check-css',
      '--also-check-svg',
      ...files,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { messages } = JSON.parse(run.stderr) as { messages: Message[] };
  return messages
    .filter(isFault)
    .map(({ url = '', lastLine, message, extract }) => `${path.basename(url)}:${lastLine} ${message} | ${extract?.trim().slice(0, 80)}`);
}
