import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow, writeWhole } from './files.ts';

/** Hash of texts or bytes, in their order. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  // With each part's length, so that ["ab", "c"] and ["a", "bc"] differ.
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 20);
}

/** Hash of files, and of all files below folders, with their paths. */
export const keyOfFiles = (places: readonly string[]): string =>
  keyOf(
    ...places
      .flatMap((place) =>
        fs.statSync(place).isFile()
          ? [place]
          : filesBelow(place).map((file) => path.join(place, file)),
      )
      .flatMap((file) => [file, fs.readFileSync(file)]),
  );

/**
 * Caches that a build or check of another copy of the project can reuse: documents, images, fonts,
 * results of the check's libraries.
 */
export const SHARED_CACHES = '.cache/{documents,og,fonts,*.json}';

/**
 * Files on which all documents and images depend; a test checks that the files which their modules
 * read are among them.
 */
export const PROGRAM = [
  'src/config',
  'src/documents',
  'src/figures',
  'src/lib',
  'src/open-graph',
  'src/schemas',
  'src/styles/tokens.css',
  'package-lock.json',
];
/**
 * How long the hash of the sources is reused: a build needs it a thousand times, and in development
 * a file may change.
 */
const PROGRAM_KEY_LIFETIME_MS = 1000;
let lastKey = { key: '', until: 0 };

function programKey(): string {
  if (performance.now() >= lastKey.until)
    lastKey = { key: keyOfFiles(PROGRAM), until: performance.now() + PROGRAM_KEY_LIFETIME_MS };
  return lastKey.key;
}

/**
 * A document or image that is made once for each version of its content and of the sources.
 * @param folder below `.cache`
 * @param name of the file, with slashes for folders, without its extension
 * @param content all texts and numbers that the file is made from
 */
export async function cached(
  folder: string,
  name: string,
  content: object,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  return fs.readFileSync(
    await cachedFile(
      path.join(folder, ...name.split('/')),
      keyOf(programKey(), JSON.stringify(content)),
      make,
    ),
  );
}

/**
 * How long an older version of a file is kept if another process may have it open, such as a font
 * of a running dev server.
 */
const OPEN_MS = 24 * 3_600_000;
const making = new Map<string, Promise<string>>();

/**
 * Path of a file that is made once for each key, and cached in `.cache`; older versions of it are
 * deleted.
 * @param folder below `.cache`, used for this file only
 * @param key with the file's extension if it needs one
 * @param options with `mayBeOpen`, older versions are kept for a day
 */
export async function cachedFile(
  folder: string,
  key: string,
  make: () => Promise<Uint8Array>,
  { mayBeOpen = false }: { mayBeOpen?: boolean } = {},
): Promise<string> {
  const home = path.join('.cache', folder);
  const file = path.join(home, key);
  if (fs.existsSync(file)) return file;
  // The page that describes a document and the document's own route may ask at the same time.
  const running =
    making.get(file) ?? store(home, file, make, mayBeOpen).finally(() => making.delete(file));
  making.set(file, running);
  return running;
}

async function store(
  home: string,
  file: string,
  make: () => Promise<Uint8Array>,
  mayBeOpen: boolean,
): Promise<string> {
  writeWhole(file, await make());
  const oldest = Date.now() - (mayBeOpen ? OPEN_MS : 0);
  const others = fs.readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of others) {
    const other = path.join(home, name);
    // One that another process has just deleted counts as new.
    const { mtimeMs = oldest } = fs.statSync(other, { throwIfNoEntry: false }) ?? {};
    const isBeingWritten = name.endsWith('.part');
    if (other !== file && !isBeingWritten && mtimeMs < oldest) fs.rmSync(other, { force: true });
  }
  return file;
}
