import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { contentRoot } from '../config/site-env.ts';
import { drawingsSchema } from '../schemas/settings/drawings.ts';

type Terms = z.infer<typeof drawingsSchema>;

const FILE = 'src/content/settings/drawings.yaml';
let read: { terms: Terms; changedMs: number } | undefined;

/**
 * Labels that the drawings of a type need beside those of the figure itself. Read from the content settings when they are first
 * needed, and again when the file has changed.
 * @throws if the file is missing or not as its schema asks
 */
export const termsOf = <K extends Exclude<keyof Terms, 'kind'>>(type: K): Terms[K] => readTerms()[type];

/**
 * All labels, the same object until their file changes; nothing where they can't be read: the content check names what is wrong with
 * the file, and leaves out what needs them.
 */
export function readableTerms(): Terms | undefined {
  try {
    return readTerms();
  } catch {
    return undefined;
  }
}

function readTerms(): Terms {
  const copy = path.join(contentRoot(), FILE);
  // The development server checks the content before it makes its copy.
  const file = fs.existsSync(copy) ? copy : FILE;
  const changedMs = fs.statSync(file).mtimeMs;
  if (read?.changedMs === changedMs) return read.terms;
  const { success, data, error } = drawingsSchema.safeParse(parse(fs.readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${FILE}: ${error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join(' ')}`);
  read = { terms: data, changedMs };
  return data;
}
