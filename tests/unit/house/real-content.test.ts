import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../../../src/lib/node/files.ts';
import { importsOf } from '../../support/imports.ts';
import { none } from '../../support/none.ts';

describe('a test of code does not look at the real content', () => {
  test('by reading its files: whatever calls it throws', () => {
    const file = 'src/content/topics.yaml';
    for (const read of [() => fs.readFileSync(file), () => readFileSync(path.resolve(file)), () => fs.readdirSync('src/content/cases')])
      expect(read).toThrow('Let it read tests/fixtures/content');
    expect(fs.readFileSync('src/content/README.md', 'utf8')).toContain('npm run check');
  });

  const importing = (file: string, text: string) =>
    importsOf(file, text)
      .filter(({ path }) => path?.startsWith('src/content/'))
      .map(() => file);
  test('by importing them', () => {
    const code = filesBelow('tests').filter((name) => /\.tsx?$/.test(name) && !name.startsWith('content/'));
    expect(code.length).toBeGreaterThan(50);
    none(code.flatMap((name) => importing(`tests/${name}`, fs.readFileSync(`tests/${name}`, 'utf8'))));
    expect(importing('tests/unit/a.test.ts', "import topics from '../../src/content/topics.yaml?raw';")).toHaveLength(1);
  });
});
