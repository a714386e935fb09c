import os from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { staticFonts } from '../lib/node/static-fonts.ts';
import type { Template, typesetInThread } from './compiler-thread.ts';

export type { Template } from './compiler-thread.ts';

/** Number of threads: more than two would wait for pages to be rendered, and each has a compiler with its fonts in memory. */
const THREADS = Math.min(2, os.availableParallelism());
/** The thread's file by its path from the repository's root, since bundled code has another location. */
const THREAD = path.resolve('src/documents/compiler-thread.ts');

let shared: Promise<Piscina> | undefined;

async function start(): Promise<Piscina> {
  // The fonts are subset once, before several threads need them.
  await staticFonts();
  return new Piscina({ filename: THREAD, name: 'typesetInThread', minThreads: 0, maxThreads: THREADS, idleTimeout: 1000 });
}

/**
 * Typesets a document in a worker thread. The threads start with the first document and end 1 s after the last.
 * @param data what its template reads, see `typst/style.typ`
 * @throws with template, line and message of the compiler's errors and warnings
 */
export async function compile(template: Template, data: object): Promise<Awaited<ReturnType<typeof typesetInThread>>> {
  shared ??= start();
  return (await shared).run({ template, data: JSON.stringify(data) });
}
