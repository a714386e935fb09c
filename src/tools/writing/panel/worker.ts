/** Worker thread of the development server: checks the content while the server's own thread renders pages. */
import { parentPort } from 'node:worker_threads';
import { warmUpSpelling } from '../check/dictionary.ts';
import { followFindings } from './findings.ts';
import type { FromServer } from './messages.ts';

const findings = followFindings(process.cwd(), (answer) => parentPort?.postMessage(answer));
parentPort?.on('message', (message: FromServer) => {
  if (message.kind === 'changed') void findings.update();
  else findings.ask(message.pathname);
});
await findings.update();
await warmUpSpelling();
