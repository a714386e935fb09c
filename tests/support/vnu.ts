import { spawnSync } from 'node:child_process';
import path from 'node:path';
import jar from 'vnu-jar';

/** A program of the machine's, not of the project's. */
const JAVA = 'java';

interface Message {
  type: string;
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
  lastLine?: number;
}

/** Parts of CSS that browsers have and the checker's own CSS does not know yet: named by the message, or seen in the extract. */
const NEWER_CSS =
  /@(property|container|view-transition)|“(anchor-name|position-anchor|container-type|margin-trim|vector-effect|view-transition-name|paint-order)”|anchor\(|eft\) - 1\.25rem|\d*\.?\d+cq[wi]|, ?1px\)\/1fr/;
/** The checker takes 'self' for another host when it reads a file; the policies are tested in security.test.ts. */
const OF_POLICY = /Content Security Policy/;
/** A dialog-like part may be named by a heading further inside; axe decides that on the living page. */
const ADVICE = /^Section lacks heading/;

const isFault = ({ type, subType, message, extract = '' }: Message) =>
  !OF_POLICY.test(message) &&
  !ADVICE.test(message) &&
  (type !== 'info' || subType === 'warning') &&
  !(message.startsWith('CSS:') && NEWER_CSS.test(`${message} ${extract}`));

/** Whether the checker can run here: it is a Java program. */
export const hasJava = () => spawnSync(JAVA, ['-version']).status === 0;

/**
 * What the Nu HTML checker says of files: HTML with the CSS in it, CSS and SVG, by their endings.
 * @returns faults as sentences; none where the files are valid
 */
export function vnu(files: string[]): string[] {
  const run = spawnSync(
    JAVA,
    ['-Xss8m', '-jar', String(jar), '--format', 'json', '--exit-zero-always', '--also-check-css', '--also-check-svg', ...files],
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
