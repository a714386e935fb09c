import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { DIST, files } from '../support/dist.ts';
import { none } from '../support/none.ts';

/** Files of a built site that have anything of the development server's panel in them. */
const ofPanel = (folder: string, names: readonly string[]) =>
  names.filter((name) => /content-panel|content:(ask|answer)|dev-toolbar/i.test(fs.readFileSync(path.join(folder, name), 'latin1')));

/** Files of a built site that have anything of a preview in them, in name or content. */
const ofPreview = (folder: string, names: readonly string[]) =>
  names.filter(
    (name) => name.startsWith('_preview') || /data-preview|preview-bar|_preview\//.test(fs.readFileSync(path.join(folder, name), 'latin1')),
  );

test('a production build contains no part of a preview', () => {
  expect(files.length).toBeGreaterThan(50);
  none(ofPreview(DIST, files).map((file) => `dist/${file} has something of a preview in it`));
});

test('a production build contains no part of the content panel', () => {
  none(ofPanel(DIST, files).map((file) => `dist/${file} has something of the writer’s panel in it`));
});
