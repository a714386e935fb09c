import os from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import { staticFonts } from '../lib/node/static-fonts.ts';
import type { setOne, Template } from './compiler-thread.ts';

export type { Template } from './compiler-thread.ts';

/** Threads: more than two only wait for the pages to be rendered, and each holds a compiler with its faces. */
const THREADS = Math.min(2, os.availableParallelism());
/** The thread's file by its place in the repository: what is built for production knows no other. */
const THREAD = path.resolve('src/documents/compiler-thread.ts');

let shared: Promise<Piscina> | undefined;

async function start(): Promise<Piscina> {
  // Cut once, before several threads want the faces.
  await staticFonts();
  return new Piscina({ filename: THREAD, name: 'setOne', minThreads: 0, maxThreads: THREADS, idleTimeout: 1000 });
}

/**
 * Sets a document, beside whatever else the build does. The threads begin with the first one and end a second after the last.
 * @param data what its template reads, see `typst/style.typ`
 * @throws with template, line and message of whatever the compiler complains about, warnings included
 */
export async function compile(template: Template, data: object): Promise<Awaited<ReturnType<typeof setOne>>> {
  shared ??= start();
  return (await shared).run({ template, data: JSON.stringify(data) });
}
