import { diffArrays } from 'diff';

export interface Part {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

/** The blocks of text that changed, each as a list of parts. */
export type WordChanges = Part[][];

/**
 * Compares texts block by block, then word by word within the blocks that differ. Of a block with a
 * name, only what is below the name is compared: another name is itself a block.
 */
export function compareBlocks(before: readonly string[], after: readonly string[]): WordChanges {
  const changes: WordChanges = [];
  let deleted: string[] = [];
  let inserted: string[] = [];
  const flush = () => {
    const pairs = Math.min(deleted.length, inserted.length);
    for (let at = 0; at < pairs; at++) changes.push(partsOf(deleted[at] ?? '', inserted[at] ?? ''));
    for (const text of deleted.slice(pairs)) changes.push([{ kind: 'deleted', text }]);
    for (const text of inserted.slice(pairs)) changes.push([{ kind: 'inserted', text }]);
    [deleted, inserted] = [[], []];
  };
  for (const { added, removed, value } of diffArrays([...before], [...after], {
    comparator: (blockBefore, blockAfter) => contentOf(blockBefore) === contentOf(blockAfter),
  })) {
    if (removed) deleted.push(...value);
    else if (added) inserted.push(...value);
    else flush();
  }
  flush();
  return changes;
}

const contentOf = (block: string) => block.split('\n').at(-1);

/** From space to space, so that URLs and telephone numbers aren't split. */
const partsOf = (before: string, after: string): Part[] =>
  diffArrays(wordsOf(before), wordsOf(after), {
    comparator: (wordBefore, wordAfter) => wordBefore.trim() === wordAfter.trim(),
  }).map((run) => ({ kind: kindOf(run), text: run.value.join('') }));

function kindOf({ added, removed }: { added: boolean; removed: boolean }): Part['kind'] {
  if (added) return 'inserted';
  return removed ? 'deleted' : 'same';
}

/** Each word with the space or new line that follows it. */
const wordsOf = (text: string) => text.split(/(?<=\s)/);
