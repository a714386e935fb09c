import { once } from 'node:events';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { staticFonts } from '../lib/node/static-fonts.ts';
import type { Reply, Template } from './compiler-thread.ts';

/**
 * The thread's file by its path from the repository's root, since bundled code has another
 * location.
 */
const THREAD = path.resolve('src/documents/compiler-thread.ts');

/** One thread, because the compiler uses several itself, and keeps its fonts in memory. */
let thread: Promise<Worker> | undefined;

async function start(): Promise<Worker> {
  // The fonts are subset once, before the thread and the Open Graph images need them.
  await staticFonts();
  // Without the options of this process, such as --input-type, with which a thread could not read
  // its file.
  const worker = new Worker(THREAD, { execArgv: [] });
  // Doesn't keep the process alive, unless a document is being typeset.
  worker.unref();
  return worker;
}

/**
 * Typesets a document in a worker thread.
 * @param data what its template reads, see `typst/style.typ`
 * @returns the PDF
 * @throws with template, line and message of the compiler's errors and warnings
 */
export async function compile(template: Template, data: object): Promise<Uint8Array> {
  thread ??= start();
  const worker = await thread;
  const { port1: here, port2: there } = new MessageChannel();
  worker.postMessage({ template, data: JSON.stringify(data), port: there }, [there]);
  // A thread that ends closes the port without an answer.
  const [reply] = (await Promise.race([once(here, 'message'), once(here, 'close')])) as [Reply?];
  if (!reply) throw new Error(`${template}.typ: the compiler's thread ended without a reply.`);
  if ('error' in reply) throw new Error(reply.error);
  return reply.pdf;
}
