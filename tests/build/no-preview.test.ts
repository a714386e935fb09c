import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST, files } from '../support/dist.ts';

/** Words that only a preview, or the development server's panel, has. */
const OWN = /data-preview|preview-bar|_preview\/|content-panel|content:(ask|answer)|dev-toolbar/i;

test('a production build contains no part of a preview or of the content panel', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => file.startsWith('_preview') || OWN.test(fs.readFileSync(path.join(DIST, file), 'latin1')))).toEqual([]);
});
