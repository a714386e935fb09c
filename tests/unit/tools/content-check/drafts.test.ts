import fs from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent, errorsOf } from '../../../../src/tools/content-check/check.ts';
import { readContent } from '../../../../src/tools/content-check/model.ts';
import { contentCopy } from '../../../support/content-copy.ts';

const errors = async (root: string) =>
  errorsOf(await checkContent(root, { words: false })).map(({ file, rule, message }) => `${file} ${rule}: ${message}`);

test('the pages of drafts are paths that nothing live may lead to', async () => {
  const root = contentCopy();
  const { routes } = readContent(root);
  const unpublished = [...routes.values()].filter(({ file, isDocument }) => file.includes('quillon') && !isDocument);
  expect(unpublished.map(({ path, published }) => [path, published]).sort()).toEqual([
    ['/case-studies/quillon-trips', false],
    ['/quillon-services', false],
  ]);
  fs.appendFileSync(`${root}/src/content/settings/navigation.yaml`, '  - name: Abroad\n    route: /quillon-services\n');
  expect(await errors(root)).toEqual([expect.stringContaining('navigation.yaml link: "/quillon-services" is not on the live site yet')]);
});
