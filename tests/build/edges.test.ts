import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/node/files.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';

test('what is shown and drawn at the limits of the content has no number that is none', () => {
  const drawn = filesBelow(CONNECTED_DIST).filter((file) => /\.(html|svg)$/.test(file));
  expect(drawn).toContain('case-studies/longest-case.html');
  for (const file of drawn)
    expect(fs.readFileSync(path.join(CONNECTED_DIST, file), 'utf8'), file).not.toMatch(
      /\bNaN\b|Infinity/,
    );
});
