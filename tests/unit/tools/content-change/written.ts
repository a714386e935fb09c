import { type ContentChange, writeChange } from '../../../../src/tools/content-change/change.ts';
import { checkContent } from '../../../../src/tools/content-check/check.ts';
import { errorsOf } from '../../../../src/tools/content-check/finding.ts';
import { readContent } from '../../../../src/tools/content-model/content.ts';

/** Writes what a command changes in a copy. @throws what it says where it refuses */
export function written(root: string, change: ContentChange): Exclude<ContentChange, { problem: string }> {
  if ('problem' in change) throw new Error(change.problem);
  writeChange(root, change);
  return change;
}
export const redirectsOf = (root: string) => new Map(readContent(root).redirects.pairs.map(({ from, to }) => [from, to]));
export const errorsIn = async (root: string) => errorsOf(await checkContent(root, { words: false }));
