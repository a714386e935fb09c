import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sourcesKey } from '../../support/sources.ts';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sources-'));
afterAll(() => fs.rmSync(root, { recursive: true }));
const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);

test('a folder without git has no key: its checks always run', () => {
  expect(sourcesKey(root)).toBeUndefined();
});

test('every change gives another key: a text, a new file, a deleted one; an ignored file gives none', () => {
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', 'dist\n');
  write('a.ts', 'const a = 1;');
  const first = sourcesKey(root);
  expect(sourcesKey(root)).toBe(first);

  write('dist', 'built');
  expect(sourcesKey(root)).toBe(first);

  const keys = [first];
  for (const change of [
    () => write('a.ts', 'const a = 2;'),
    () => write('b.ts', ''),
    () => execFileSync('git', ['add', '.'], { cwd: root }) && fs.rmSync(path.join(root, 'a.ts')),
  ]) {
    change();
    keys.push(sourcesKey(root));
  }
  expect(new Set(keys).size).toBe(keys.length);
});
