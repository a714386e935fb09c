import { type ContentChange, writeChange } from '../../../../../src/tools/writing/change/change.ts';
import { checkContent } from '../../../../../src/tools/writing/check/check.ts';
import { errorsOf } from '../../../../../src/tools/writing/check/finding.ts';
import { readContent } from '../../../../../src/tools/writing/model/content.ts';
import { contentCopy } from '../../../../support/content-copy.ts';
import { repositoryIn } from '../../../../support/temporary.ts';

/** A copy of the content as a writer has it: in a repository, with nothing changed. */
export function repositoryCopy(...as: Parameters<typeof contentCopy>): string {
  const root = contentCopy(...as);
  repositoryIn(root);
  return root;
}

/** Writes what a command changes in a copy. @throws what it says where it refuses */
export function written(
  root: string,
  change: ContentChange,
): Exclude<ContentChange, { problem: string }> {
  if ('problem' in change) throw new Error(change.problem);
  writeChange(root, change);
  return change;
}
export const redirectsOf = (root: string) =>
  new Map(readContent(root).redirects.pairs.map(({ from, to }) => [from, to]));
export const errorsIn = async (root: string) =>
  errorsOf(await checkContent(root, { words: false }));
