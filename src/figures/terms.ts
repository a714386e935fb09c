import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentRoot } from '../config/site-env.ts';
import { memoize } from '../lib/memoize.ts';
import type { FigureSchema } from './kind.ts';

const FILE = 'src/content/settings/drawings.yaml';
let read: { terms: Record<string, unknown>; changedMs: number } | undefined;

/**
 * Labels that the drawings of a type need besides those of the figure itself. Read from the content settings when they are first
 * needed, and again when the file has changed.
 * @throws if the file is missing or doesn't match the schema of the labels
 */
export function termsOf<L extends z.ZodType>({ shape }: FigureSchema, labels: L): () => z.infer<L> {
  const type = shape.type.value;
  const termsIn = memoize((all: Record<string, unknown>) => {
    const { success, data, error } = labels.safeParse(all[type]);
    if (!success)
      throw new Error(
        `${path.relative('.', fileOfTerms())}: ${error.issues.map(({ path: at, message }) => `${[type, ...at].join('.')}: ${message}`).join(' ')}`,
      );
    return data;
  });
  return () => termsIn(readTerms());
}

/** All labels in the file, the same object until it changes. */
export function readTerms(): Record<string, unknown> {
  const file = fileOfTerms();
  const changedMs = fs.statSync(file).mtimeMs;
  if (read?.changedMs !== changedMs) read = { terms: parse(fs.readFileSync(file, 'utf8')) ?? {}, changedMs };
  return read.terms;
}

/** The file in the content of this process; the development server checks the content before it makes its copy. */
function fileOfTerms(): string {
  const copy = path.join(contentRoot(), FILE);
  return fs.existsSync(copy) ? copy : FILE;
}
