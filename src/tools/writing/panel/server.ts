import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { HookParameters } from 'astro';
import { CONTENT } from '../model/paths.ts';
import { ANSWER, type Answer, ASK, type Ask, type FromServer, LOADED, type Loaded, OUTDATED, type Outdated } from './messages.ts';

/** Pause after a change before files are read: editors write a file in several steps. */
const SETTLED_MS = 50;

/** Astro's data store: the entries from which pages are built. */
const DATA_STORE = /[\\/]\.astro[\\/]data-store/;

type Setup = HookParameters<'astro:server:setup'>;

/**
 * Watches the content folder: has it checked at each change, and sends each open page its findings.
 * @returns stops the check
 */
export function followContent(server: Setup['server'], toolbar: Setup['toolbar']): () => Promise<unknown> {
  const folder = path.resolve(CONTENT);
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const tellWorker = (message: FromServer) => worker.postMessage(message);
  worker.on('message', (answer: Answer) => toolbar.send(ANSWER, answer));
  toolbar.on<Ask>(ASK, ({ pathname }) => tellWorker({ kind: 'ask', pathname }));

  let storedAt = 0;
  server.ws.on(LOADED, ({ startedAt }: Loaded, client) => {
    if (startedAt < storedAt) client.send(OUTDATED, { storedAt } satisfies Outdated);
  });
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(folder);
  server.watcher.on('all', (_event, file) => {
    // Not the present time: the reload that Astro requests can come before this event.
    if (DATA_STORE.test(file)) storedAt = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? storedAt;
    if (!path.resolve(file).startsWith(folder + path.sep)) return;
    clearTimeout(timer);
    timer = setTimeout(() => tellWorker({ kind: 'changed' }), SETTLED_MS);
  });
  return () => {
    clearTimeout(timer);
    return worker.terminate();
  };
}
