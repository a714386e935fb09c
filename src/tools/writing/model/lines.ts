import fs from 'node:fs';
import path from 'node:path';

/** The lines of a content file that is a plain list; none if it is missing. */
export function linesIn(root: string, file: string): string[] {
  const full = path.join(root, file);
  const text = fs.existsSync(full) ? fs.readFileSync(full, 'utf8') : '';
  return text.split(/\r?\n/).map((line) => line.trim());
}
