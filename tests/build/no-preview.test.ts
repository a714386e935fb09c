import { expect, test } from 'vitest';
import { bytesOf, files } from '../support/dist.ts';

/** Words that only a preview, or the development server's panel, has. */
const OWN = /preview-note|_preview\/|content-panel|content:(ask|answer)|dev-toolbar/i;

test('a production build contains no part of a preview or of the content panel', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(
    files.filter(
      (file) => file.startsWith('_preview') || OWN.test(bytesOf(file).toString('latin1')),
    ),
  ).toEqual([]);
});
