import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentRoot } from '../config/site-env.ts';
import { memoize } from '../lib/memoize.ts';
import type { FigureSchema } from './kind.ts';

const FILE = 'src/content/settings/drawings.yaml';
let read: { words: Record<string, unknown>; changedMs: number } | undefined;

/**
 * Words that all drawings of a type share, besides the labels of the figure itself. Read from the content settings when they are first
 * needed, and again when the file has changed.
 * @throws if the file is missing or doesn't match their schema
 */
export function wordsOf<L extends z.ZodType>({ shape }: FigureSchema, wordsSchema: L): () => z.infer<L> {
  const type = shape.type.value;
  const wordsIn = memoize((all: Record<string, unknown>) => {
    const { success, data, error } = wordsSchema.safeParse(all[type]);
    if (!success)
      throw new Error(
        `${path.relative('.', fileOfWords())}: ${error.issues.map(({ path: at, message }) => `${[type, ...at].join('.')}: ${message}`).join(' ')}`,
      );
    return data;
  });
  return () => wordsIn(readWords());
}

/** All words in the file, the same object until it changes. */
export function readWords(): Record<string, unknown> {
  const file = fileOfWords();
  const changedMs = fs.statSync(file).mtimeMs;
  if (read?.changedMs !== changedMs) read = { words: parse(fs.readFileSync(file, 'utf8')) ?? {}, changedMs };
  return read.words;
}

/** The file in the content of this process; the development server checks the content before it makes its copy. */
function fileOfWords(): string {
  const copy = path.join(contentRoot(), FILE);
  return fs.existsSync(copy) ? copy : FILE;
}
