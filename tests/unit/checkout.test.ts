import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderWith, repositoryIn } from '../support/temporary.ts';

test('a checkout on Windows, where git writes CRLF, has the same bytes', () => {
  const files = {
    'a.ts': 'one\ntwo\n',
    'b.mdx': '---\ntitle: B\n---\n',
    'c.png': 'one\r\ntwo\n',
    'd.pdf': 'one\ntwo\n',
  };
  const folder = folderWith(
    { ...files, '.gitattributes': fs.readFileSync('.gitattributes') },
    onTestFinished,
  );
  repositoryIn(folder);
  const clone = path.join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '-c', 'core.autocrlf=true', folder, clone]);
  const there = Object.keys(files).map((name) => [
    name,
    fs.readFileSync(path.join(clone, name), 'utf8'),
  ]);
  expect(Object.fromEntries(there)).toEqual(files);
});
