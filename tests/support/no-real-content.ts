import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const REAL = path.resolve('src/content');

/** Whether a path is one of the site's own content: the writers' guide is none, it belongs to the code. */
const isReal = (file: unknown) => {
  const at = file instanceof URL ? file.pathname : typeof file === 'string' ? path.resolve(file) : '';
  return (at === REAL || at.startsWith(REAL + path.sep)) && !at.endsWith('.md');
};

/**
 * Tests of code run on tests/fixtures/content, so that no change of the real content can turn one red: from now on this process throws
 * where it reads src/content. (A site that a test builds has a folder of its own, and is built in another process.)
 */
function forbidRealContent(): void {
  for (const name of ['readFileSync', 'readdirSync', 'cpSync', 'openSync', 'createReadStream'] as const) {
    const read = fs[name] as (...args: unknown[]) => unknown;
    if ('isGuarded' in read) continue;
    const guarded = (file: unknown, ...rest: unknown[]) => {
      if (isReal(file)) throw new Error(`A test of code reads ${file}. Let it read tests/fixtures/content.`);
      return read(file, ...rest);
    };
    Object.assign(fs, { [name]: Object.assign(guarded, { isGuarded: true }) });
  }
  syncBuiltinESMExports();
}

forbidRealContent();
