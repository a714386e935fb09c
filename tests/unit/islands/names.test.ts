import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Islands of a file whose name, given to `island`, is not that of the constant and of the file: nothing would hear that they are ready. */
const misnamed = (file: string, text: string) =>
  [...text.matchAll(/^export const (\w+) = island\(\s*'(\w+)'/gm)]
    .filter(([, constant, name]) => constant !== name || `${name}.tsx` !== file)
    .map(([, constant]) => `${file}: ${constant}`);

test('each island bears the name of its constant and of its file', () => {
  const islands = fs.readdirSync('src/islands').filter((file) => file.endsWith('.tsx'));
  const texts = islands.map((file) => [file, fs.readFileSync(`src/islands/${file}`, 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('= island(')).length).toBeGreaterThan(4);
  const wrong = texts.flatMap(([file, text]) => misnamed(file, text));
  expect(wrong, 'file, constant and the name given to island() are one').toEqual([]);
});
