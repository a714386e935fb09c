import fs from 'node:fs';
import { expect, test } from 'vitest';

// Under another name nothing would hear that the island is ready.
test('each island bears the name of its constant and of its file', () => {
  const islands = fs.globSync('src/islands/*.tsx').flatMap((file) => {
    const made = fs.readFileSync(file, 'utf8').matchAll(/^export const (\w+) = island\(\s*'(\w+)'/gm);
    return [...made].map(([, constant, name]) => ({ file, constant, name }));
  });
  expect(islands.length).toBeGreaterThan(4);
  expect(islands).toEqual(islands.map(({ name }) => ({ file: `src/islands/${name}.tsx`, constant: name, name })));
});
