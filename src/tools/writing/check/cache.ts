import fs from 'node:fs';
import path from 'node:path';
import { keyOf } from '../../../lib/node/cached.ts';
import { writeWhole } from '../../../lib/node/files.ts';

/** Absolute: a test may run elsewhere. */
const LOCK = path.join(import.meta.dirname, '../../../../package-lock.json');

/** How many values a file keeps: a few times what the site's texts need, as every version of a sentence that is saved adds one. */
const MOST = 20_000;

/** Results of a slow library for words or passages, kept in `.cache/<name>.json` between runs. */
export interface Cache<Value> {
  /** The value of a key; calls `ask` if there is none yet. */
  get: (key: string, ask: () => Promise<Value>) => Promise<Value>;
  /** Writes the file if there are new values. */
  save: () => void;
}

/** @param inputs files that the values depend on: changing one, or the installed packages, clears the cache */
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
      const isKnown = known.has(of);
      const value = isKnown ? (known.get(of) as Value) : await ask();
      isNew ||= !isKnown;
      // Moved to the end: the values asked for last are kept.
      known.delete(of);
      known.set(of, value);
      return value;
    },
    save: () => {
      if (!known || !isNew) return;
      isNew = false;
      writeWhole(file, JSON.stringify({ key, known: [...known].slice(-MOST) }));
    },
  };
}
