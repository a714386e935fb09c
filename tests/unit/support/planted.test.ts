import fs from 'node:fs';
import { expect, test } from 'vitest';
import { AFTER_BUILD, BEFORE_BUILD, plant } from '../../support/planted.ts';

test('every fault of `npm run faults` can still be planted, and the test that is to catch it exists', () => {
  for (const faults of [BEFORE_BUILD, AFTER_BUILD]) {
    const files = Object.entries(plant(faults));
    expect(files.length).toBeGreaterThan(5);
    for (const [file, text] of files) expect(text, file).not.toBe(fs.readFileSync(file, 'utf8'));
    for (const {
      rule,
      test: [file],
    } of faults)
      expect(fs.existsSync(file), `${rule}: ${file}`).toBe(true);
  }
});

test('a fault with a text that is no longer in its file is named', () => {
  const [first] = BEFORE_BUILD;
  expect(() => plant(first ? [{ ...first, right: 'no such text' }] : [])).toThrow(/cannot be planted/);
});
