import fs from 'node:fs';
import path from 'node:path';
import { collectionSchemas, type Place } from '../../../schemas/collections.ts';
import type { Problem } from '../problem.ts';
import { readMdx, readYaml, type Source } from '../source.ts';
import { placeholders } from './placeholders.ts';
import { samples } from './samples.ts';
import { standIns } from './stand-ins.ts';

/**
 * All samples, stand-ins and placeholders that the site still uses, in the order of the files. It does not judge whether the content
 * is correct: that is the content check's task.
 * @param root path of the repository
 */
export function openPoints(root: string): Problem[] {
  const sources = Object.values(collectionSchemas).flatMap(({ place }) => readPlace(root, place));
  return [...sources.flatMap(samples), ...sources.flatMap(placeholders), ...standIns(sources)].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

function readPlace(root: string, place: Place): Source[] {
  if ('file' in place) return readSource(root, place.file);
  const folder = path.join(root, place.folder);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(`.${place.extension}`))
    .sort()
    .flatMap((name) => readSource(root, `${place.folder}/${name}`));
}

function readSource(root: string, file: string): Source[] {
  const full = path.join(root, file);
  if (!fs.existsSync(full)) return [];
  const text = fs.readFileSync(full, 'utf8');
  return [file.endsWith('.mdx') ? readMdx(file, text) : readYaml(file, text)];
}
