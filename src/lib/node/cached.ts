import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentRoot } from '../../config/site-env.ts';
import { filesBelow } from './files.ts';

/** Hash of texts or bytes, in their order. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  // With each part's length, so that ["ab", "c"] and ["a", "bc"] differ.
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 20);
}

/** Files on which all documents and images depend. */
const PROGRAM = [
  'src/config',
  'src/documents',
  'src/figures',
  'src/lib',
  'src/open-graph',
  'package-lock.json',
  path.join(contentRoot(), 'src/content/settings/drawings.yaml'),
];
/** How long the hash of the sources is reused: a build asks for it a thousand times, and in development a file may change. */
const PROGRAM_KEY_LIFETIME_MS = 1000;
let lastKey = { key: '', until: 0 };

function programKey(): string {
  if (performance.now() < lastKey.until) return lastKey.key;
  const files = PROGRAM.flatMap((place) =>
    fs.statSync(place).isFile() ? [place] : filesBelow(place).map((file) => path.join(place, file)),
  );
  lastKey = { key: keyOf(...files.flatMap((file) => [file, fs.readFileSync(file)])), until: performance.now() + PROGRAM_KEY_LIFETIME_MS };
  return lastKey.key;
}

/**
 * A file that is made once for each content and each version of the sources, and cached in `.cache`; an older one of the
 * same name is deleted.
 * @param folder below `.cache`
 * @param name of the file, with slashes where it has folders, without its ending
 * @param content all texts and numbers that the file is made of
 */
export async function cached(folder: string, name: string, content: object, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const home = path.join('.cache', folder, ...name.split('/'));
  const file = path.join(home, keyOf(programKey(), JSON.stringify(content)));
  if (fs.existsSync(file)) return fs.readFileSync(file);
  // The page that describes a document and the document's own route may ask at the same time.
  const running = making.get(file) ?? store(home, file, make).finally(() => making.delete(file));
  making.set(file, running);
  return running;
}

const making = new Map<string, Promise<Uint8Array>>();

async function store(home: string, file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const bytes = await make();
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  // Written under another name and renamed, so that an interrupted build leaves no incomplete file.
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
  return bytes;
}
