import fs from 'node:fs';
import { expect, test } from 'vitest';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const readJson = <T>(file: string): T => JSON.parse(fs.readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = readJson<Manifest>('package.json');
const { packages } = readJson<{ packages: object }>('package-lock.json');

test('no direct dependency is installed twice, as tailwindcss could be', () => {
  const direct = Object.keys({ ...dependencies, ...devDependencies });
  expect(direct.length).toBeGreaterThan(10);
  // Where a package needs another version than package.json has, it has its own copy.
  const copies = direct.flatMap((name) =>
    direct.map((other) => `node_modules/${name}/node_modules/${other}`),
  );
  expect(copies.filter((place) => place in packages)).toEqual([]);
});

test('the Node for editors is the one that the commands run on', () => {
  expect(fs.readFileSync('.node-version', 'utf8').trim()).toBe(dependencies.node);
});
