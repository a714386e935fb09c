import { expect, test } from 'vitest';
import { nameProblem } from '../../../../../src/tools/writing/model/names.ts';

test.each(['seal-training', 'lm2500', '3d-scans', 'indexing', 'console'])(
  '%s is a name',
  (name) => {
    expect(nameProblem(name)).toBeUndefined();
  },
);

test.each([
  ['', 'lower-case'],
  ['Seals', 'lower-case'],
  ['seals_2', 'lower-case'],
  ['seals--2', 'lower-case'],
  ['a'.repeat(101), 'has 101 letters'],
  ['index', 'take the page'],
  ['aux', 'Windows'],
  ['com1', 'Windows'],
  ['2026', 'YAML'],
  ['1e3', 'YAML'],
  ['0b1010', 'YAML'],
  ['2026-12-01', 'YAML'],
  ['true', 'YAML'],
])('%s is not a name', (name, why) => {
  expect(nameProblem(name)).toContain(why);
});
