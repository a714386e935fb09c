import fs from 'node:fs';
import path from 'node:path';

/** Every file below a folder, as sorted relative paths with slashes. */
export const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .sort();

/**
 * Writes a file as a whole, with its folder: neither an interrupted run nor another process leaves
 * a part of it, or reads one.
 * @param part where it is written before it is put in its place
 */
export function writeWhole(
  file: string,
  data: string | Uint8Array,
  part = `${file}.${process.pid}.part`,
): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(part, data);
  fs.renameSync(part, file);
}
