import fs from 'node:fs';
import path from 'node:path';
import { type CollectionName, collections, type Place } from '../../schemas/collections.ts';
import type { Problem } from './problem.ts';
import { readMdx, readYaml, type Source } from './source.ts';

export const COLLECTION_NAMES = Object.keys(collections) as CollectionName[];

/** One entry of a collection, and where it stands. */
export interface Entry {
  id: string;
  data: unknown;
  source: Source;
  /** Path of the entry within its file: empty for a file of its own. */
  base: PropertyKey[];
}

/**
 * Reads every content file as it is, before any schema.
 * @param root the repository's root
 * @returns the entries of each collection, and what kept a file from being read
 */
export function readContent(root: string) {
  const problems: Problem[] = [];
  /** Ids of entries that are there and can't be read: what points at them is no mistake of its own. */
  const unread = new Map(COLLECTION_NAMES.map((name) => [name, [] as string[]] as const));
  const entries = new Map(
    COLLECTION_NAMES.map((name) => [name, readCollection(root, collections[name].place, problems, unread.get(name) ?? [])] as const),
  );
  return { entries, unread, problems };
}

/** Stands for the ids of a list that can't be read as a whole. */
export const EVERY = '*';

function readCollection(root: string, place: Place, problems: Problem[], unread: string[]): Entry[] {
  if ('file' in place) {
    const source = readYaml(place.file, read(root, place.file, problems));
    problems.push(...source.problems);
    if (source.problems.length > 0) {
      unread.push(EVERY);
      return [];
    }
    if (!Array.isArray(source.data)) {
      problems.push({ file: place.file, line: 1, column: 1, message: 'The file is no list.', repair: 'Start each entry with "- id: …".' });
      return [];
    }
    return source.data.map((data: unknown, i) => ({ id: String((data as { id?: unknown } | null)?.id ?? ''), data, source, base: [i] }));
  }
  const found: Entry[] = [];
  const folder = path.join(root, place.folder);
  if (!fs.existsSync(folder)) {
    problems.push({ file: place.folder, line: 1, column: 1, message: 'The folder is missing.', repair: 'Bring it back from git.' });
    return found;
  }
  for (const name of fs.readdirSync(folder).sort()) {
    const extension = path.extname(name).slice(1);
    const file = `${place.folder}/${name}`;
    if (
      ['md', 'mdx', 'yaml', 'yml', 'markdown'].includes(extension.toLowerCase()) &&
      !new RegExp(`^[a-z0-9-]+\\.${place.extension}$`).test(name) &&
      name !== 'README.md'
    )
      problems.push({
        file,
        line: 1,
        column: 1,
        message: 'The file’s name is not read.',
        repair: `Lower-case words joined by hyphens, ending in .${place.extension}: the name is the address.`,
      });
    if (extension !== place.extension) continue;
    const text = read(root, file, problems);
    const source = extension === 'mdx' ? readMdx(file, text) : readYaml(file, text);
    problems.push(...source.problems);
    const id = name.slice(0, -extension.length - 1);
    if (source.problems.length === 0) found.push({ id, data: source.data, source, base: [] });
    else unread.push(id);
  }
  return found;
}

function read(root: string, file: string, problems: Problem[]): string {
  try {
    return fs.readFileSync(path.join(root, file), 'utf8');
  } catch {
    problems.push({ file, line: 1, column: 1, message: 'The file is missing.', repair: 'Bring it back from git.' });
    return '';
  }
}
