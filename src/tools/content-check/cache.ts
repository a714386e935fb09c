import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../lib/node/cached.ts';
import { writeWhole } from '../../lib/node/files.ts';

/** Absolute: a test may run elsewhere. */
const LOCK = path.join(import.meta.dirname, '../../../package-lock.json');

/** What a slow library said of a word or a passage, kept in `.cache/<name>.json` between runs. */
export interface Cache<Value> {
  /** What is known of a key; asks for it where nothing is. */
  get: (key: string, ask: () => Promise<Value>) => Promise<Value>;
  /** Writes the file, if something was asked for. */
  save: () => void;
}

/** @param inputs files on which the values depend: a change of one, or of the installed packages, clears the cache */
export function cacheOf<Value>(name: string, ...inputs: string[]): Cache<Value> {
  const file = `.cache/${name}.json`;
  let known: Map<string, Value> | undefined;
  let key = '';
  let isNew = false;
  const load = () => {
    key = keyOf(...[LOCK, ...inputs].map((each) => fs.readFileSync(each)));
    try {
      const cache = JSON.parse(fs.readFileSync(file, 'utf8')) as { key: string; known: [string, Value][] };
      return new Map(cache.key === key ? cache.known : []);
    } catch {
      return new Map<string, Value>();
    }
  };
  return {
    get: async (of, ask) => {
      known ??= load();
      // A value may be null.
      if (known.has(of)) return known.get(of) as Value;
      const value = await ask();
      isNew = true;
      known.set(of, value);
      return value;
    },
    save: () => {
      if (!known || !isNew) return;
      isNew = false;
      writeWhole(file, JSON.stringify({ key, known: [...known] }));
    },
  };
}
