import fs from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { cachedFile, keyOf, PROGRAM } from '../../../../src/lib/node/cached.ts';

const FOLDER = 'test-cached-file';
afterAll(() => fs.rmSync(path.join('.cache', FOLDER), { recursive: true, force: true }));

const isProgram = (file: string) =>
  PROGRAM.some((place) => file === place || file.startsWith(`${place}/`));
const STARTS = ['documents/index.ts', 'documents/compiler-thread.ts', 'open-graph/index.ts'];

test('the key of documents and images has every file that their modules read', async () => {
  const read = vi.spyOn(fs, 'readFileSync');
  vi.resetModules();
  for (const start of STARTS) await import(`../../../../src/${start}`);
  const { logo } = await import('../../../../src/lib/node/logo.ts');
  logo();
  const files = read.mock.calls.map(([file]) =>
    path.relative('.', String(file).replace(/^file:\/\//, '')),
  );
  read.mockRestore();
  expect(files).toContain('src/styles/tokens.css');
  expect(
    files.filter((file) => !/^(\.\.|\.cache|node_modules)\//.test(file) && !isProgram(file)),
  ).toEqual([]);
});

test('keys differ where a part moves from one to the next', () => {
  expect(keyOf('ab', 'c')).toBe(keyOf('ab', 'c'));
  expect(keyOf('ab', 'c')).not.toBe(keyOf('a', 'bc'));
});

describe('a cached file', () => {
  const versions = () => fs.readdirSync(path.join('.cache', FOLDER)).sort();
  const make = (key: string, mayBeOpen = false) =>
    cachedFile(FOLDER, key, async () => Buffer.from(key), { mayBeOpen });

  test('is made once for a key, also when two ask at the same time', async () => {
    const making = vi.fn(async () => Buffer.from('a'));
    await Promise.all([cachedFile(FOLDER, 'a', making), cachedFile(FOLDER, 'a', making)]);
    await cachedFile(FOLDER, 'a', making);
    expect(making).toHaveBeenCalledTimes(1);
  });

  test('takes the place of an older one, unless that may be open', async () => {
    fs.utimesSync(await make('a'), 1, 1);
    await make('b');
    fs.utimesSync(
      path.join('.cache', FOLDER, 'b'),
      new Date(Date.now() - 60_000),
      new Date(Date.now() - 60_000),
    );
    expect(versions()).toEqual(['b']);
    await make('c', true);
    expect(versions()).toEqual(['b', 'c']);
  });
});
