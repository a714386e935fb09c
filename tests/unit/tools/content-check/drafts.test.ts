import fs from 'node:fs';
import { expect, test } from 'vitest';
import { checkContent, errorsOf } from '../../../../src/tools/content-check/check.ts';
import { readContent } from '../../../../src/tools/content-check/model.ts';
import { contentCopy } from '../../../support/content-copy.ts';
import { DRAFT_MARK, drafts } from '../../../support/drafts.ts';

/** A copy of the content with the drafts of every kind that has pages or cards. */
function copyWithDrafts(): string {
  const root = contentCopy();
  for (const [file, text] of Object.entries(drafts())) fs.writeFileSync(`${root}/${file}`, text);
  return root;
}
const errors = async (root: string) =>
  errorsOf(await checkContent(root, { words: false })).map(({ file, rule, message }) => `${file} ${rule}: ${message}`);

test('a case, a person, a testimonial and an added page can be drafts, and nothing else has to change', async () => {
  expect(await errors(copyWithDrafts())).toEqual([]);
});

test('the pages of drafts are paths that nothing live may lead to', async () => {
  const root = copyWithDrafts();
  const { routes } = readContent(root);
  const unpublished = [...routes.values()].filter(({ file, isDocument }) => file.includes(DRAFT_MARK.toLowerCase()) && !isDocument);
  expect(unpublished.map(({ path, published }) => [path, published]).sort()).toEqual([
    ['/case-studies/quillon-trips', false],
    ['/quillon-services', false],
  ]);
  fs.appendFileSync(`${root}/src/content/settings/navigation.yaml`, '  - name: Abroad\n    route: /quillon-services\n');
  expect(await errors(root)).toEqual([expect.stringContaining('navigation.yaml link: "/quillon-services" is not on the live site yet')]);
});
