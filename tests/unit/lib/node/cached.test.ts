import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cachedFile, PROGRAM } from '../../../../src/lib/node/cached.ts';
import { importsBelow } from '../../../support/imports.ts';

const FOLDER = 'test-cached-file';
afterAll(() => fs.rmSync(path.join('.cache', FOLDER), { recursive: true, force: true }));

const isProgram = (file: string) => PROGRAM.some((place) => file === place || file.startsWith(`${place}/`));
const STARTS = ['documents/index.ts', 'documents/compiler-thread.ts', 'open-graph/index.ts'];

describe('the key of documents and images', () => {
  test('has every module that they import', () => {
    const imports = importsBelow('src').filter(({ typeOnly }) => !typeOnly);
    const found = new Set(STARTS);
    for (const file of found) for (const { path: to } of imports.filter((each) => each.file === file)) if (to) found.add(to);
    expect(found.size).toBeGreaterThan(STARTS.length);
    expect([...found].filter((file) => !isProgram(`src/${file}`))).toEqual([]);
  });

  test('has every file that their modules read', async () => {
    const read = vi.spyOn(fs, 'readFileSync');
    vi.resetModules();
    for (const start of STARTS) await import(`../../../../src/${start}`);
    const { readWords } = await import('../../../../src/figures/words.ts');
    const { logo } = await import('../../../../src/lib/node/logo.ts');
    readWords();
    logo();
    const files = read.mock.calls.map(([file]) => path.relative('.', String(file).replace(/^file:\/\//, '')));
    read.mockRestore();
    expect(files).toContain('src/styles/tokens.css');
    expect(files.filter((file) => !/^(\.\.|\.cache|node_modules)\//.test(file) && !isProgram(file))).toEqual([]);
  });
});

describe('a cached file', () => {
  const versions = () => fs.readdirSync(path.join('.cache', FOLDER)).sort();
  const make = (key: string, mayBeOpen?: boolean) => cachedFile(FOLDER, key, async () => Buffer.from(key), mayBeOpen);

  test('is made once for a key, also when two ask at the same time', async () => {
    const making = vi.fn(async () => Buffer.from('a'));
    await Promise.all([cachedFile(FOLDER, 'a', making), cachedFile(FOLDER, 'a', making)]);
    await cachedFile(FOLDER, 'a', making);
    expect(making).toHaveBeenCalledTimes(1);
  });

  test('takes the place of an older one, unless that may be open', async () => {
    fs.utimesSync(await make('a'), 1, 1);
    await make('b');
    fs.utimesSync(path.join('.cache', FOLDER, 'b'), new Date(Date.now() - 60_000), new Date(Date.now() - 60_000));
    expect(versions()).toEqual(['b']);
    await make('c', true);
    expect(versions()).toEqual(['b', 'c']);
  });
});
