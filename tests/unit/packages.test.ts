import fs from 'node:fs';
import { expect, test } from 'vitest';

test('the Node for editors is the one that the commands run on', () => {
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(fs.readFileSync('.node-version', 'utf8').trim()).toBe(dependencies.node);
});
