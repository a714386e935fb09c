import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Key of a content: the same for the same parts in the same order. */
export function keyOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = crypto.createHash('sha256');
  // The length before each part: ["ab", "c"] and ["a", "bc"] are two contents.
  for (const part of parts) hash.update(`${part.length}\0`).update(part);
  return hash.digest('hex').slice(0, 20);
}

/** All that decides how documents and pictures are made of their words. */
const PROGRAM = ['src/documents', 'src/figures', 'src/lib', 'src/pictures', 'package-lock.json'];
/** How long the program's key is believed: a build asks a thousand times, and in development a file may be saved meanwhile. */
const BELIEVED_MS = 1000;
let believed = { key: '', until: 0 };

function programKey(): string {
  if (performance.now() < believed.until) return believed.key;
  const files = PROGRAM.flatMap((place) =>
    fs.statSync(place).isFile()
      ? [place]
      : fs
          .readdirSync(place, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort(),
  );
  believed = { key: keyOf(...files.flatMap((file) => [file, fs.readFileSync(file)])), until: performance.now() + BELIEVED_MS };
  return believed.key;
}

/**
 * A file that is made once for each content and each state of the program, and then kept in `.cache`; an older one of the
 * same name is thrown away.
 * @param folder below `.cache`
 * @param name of the file, with slashes where it has folders, without its ending
 * @param content all words and numbers that the file is made of
 */
export async function cached(folder: string, name: string, content: object, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const home = path.join('.cache', folder, ...name.split('/'));
  const file = path.join(home, keyOf(programKey(), JSON.stringify(content)));
  if (fs.existsSync(file)) return fs.readFileSync(file);
  // A page that describes a document and the document itself may ask at the same time.
  const running = making.get(file) ?? store(home, file, make).finally(() => making.delete(file));
  making.set(file, running);
  return running;
}

const making = new Map<string, Promise<Uint8Array>>();

async function store(home: string, file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const bytes = await make();
  fs.rmSync(home, { recursive: true, force: true });
  fs.mkdirSync(home, { recursive: true });
  // Written beside and moved: a build that is stopped leaves no half file behind.
  fs.writeFileSync(`${file}.part`, bytes);
  fs.renameSync(`${file}.part`, file);
  return bytes;
}
