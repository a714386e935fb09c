import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

const REAL = path.resolve('src/content');

/** Whether a path belongs to the site's own content; the writers' guide belongs to the code. */
const isReal = (file: unknown) => {
  const at = file instanceof URL ? file.pathname : typeof file === 'string' ? path.resolve(file) : '';
  return (at === REAL || at.startsWith(REAL + path.sep)) && !at.endsWith('.md');
};

/**
 * Tests of code run on tests/fixtures/content, so that no change to the real content can make one fail: from now on this process throws
 * if it reads src/content. (A site that a test builds has its own folder, and is built in another process.)
 */
function forbidRealContent(): void {
  for (const name of ['readFileSync', 'readdirSync', 'cpSync', 'openSync', 'createReadStream'] as const) {
    const read = fs[name] as (...args: unknown[]) => unknown;
    if ('isGuarded' in read) continue;
    const guarded = (file: unknown, ...rest: unknown[]) => {
      if (isReal(file)) throw new Error(`A test of code reads ${file}. Make it read tests/fixtures/content.`);
      return read(file, ...rest);
    };
    Object.assign(fs, { [name]: Object.assign(guarded, { isGuarded: true }) });
  }
  syncBuiltinESMExports();
}

forbidRealContent();
