import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../../../../config/site-env.ts';
import type { DrawingWords } from '../../../../figures/index.ts';
import { drawingsSchema } from '../../../../schemas/settings/drawings.ts';

const FILE = 'src/content/settings/drawings.yaml';
let read: { words: DrawingWords | undefined; changedMs: number } | undefined;

/**
 * The words that all drawings share, the same object until their file changes; undefined while they can't be read: the check reports
 * what is wrong with the file, and skips what needs them.
 */
export function drawingWords(): DrawingWords | undefined {
  const file = fileOfWords();
  const changedMs = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (read?.changedMs !== changedMs) read = { words: readWords(file), changedMs };
  return read.words;
}

function readWords(file: string): DrawingWords | undefined {
  try {
    return drawingsSchema.safeParse(parse(fs.readFileSync(file, 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** The file in the content of this process; the development server checks the content before it makes its copy. */
function fileOfWords(): string {
  const copy = path.join(contentRoot(), FILE);
  return fs.existsSync(copy) ? copy : FILE;
}
