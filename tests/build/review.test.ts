import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../src/lib/node/built-site.ts';
import { withPictures } from '../../src/tools/review/browser/shots.ts';
import { bytesOf, DIST, files } from '../support/dist.ts';
import { folderWith } from '../support/temporary.ts';

/** The built site with a thick edge round all that opens on its pages. */
function editedSite(): string {
  const folder = folderWith({});
  fs.cpSync(DIST, folder, { recursive: true });
  for (const file of files.filter((name) => /\/style\..*\.css$/.test(name)))
    fs.writeFileSync(
      path.join(folder, file),
      `${bytesOf(file)}[data-cookies],#menu,dialog{border:8px solid!important}`,
    );
  return folder;
}

test.each([
  [
    'each of what opens on a page is shown if it differs',
    editedSite,
    ['cookie banner', 'menu', 'popup', 'dialog'],
  ],
  ['nothing is shown that is the same', () => DIST, []],
])('%s', async (_, afterFolder, titles) => {
  const { opened } = await withPictures(
    [{ route: '/documents/checklist.pdf', kind: 'changed', words: [], links: [] }],
    { before: readSite(DIST), after: readSite(afterFolder()), folder: folderWith({}) },
    () => undefined,
  );
  expect(opened.map(({ title }) => title)).toEqual(titles);
  for (const { crops } of opened) expect(Object.keys(crops[0] ?? {})).toContain('After');
});
