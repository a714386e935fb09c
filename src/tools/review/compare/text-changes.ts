import { diffArrays } from 'diff';

/** A part of a text, and whether it was inserted or deleted. */
interface Part {
  kind: 'same' | 'inserted' | 'deleted';
  text: string;
}

/** The blocks of text that changed, each as a list of parts. */
export type WordChanges = Part[][];

/** Compares texts block by block, then word by word within the blocks that differ. */
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
  for (const { added, removed, value } of diffArrays([...before], [...after])) {
    if (removed) deleted.push(...value);
    else if (added) inserted.push(...value);
    else flush();
  }
  flush();
  return changes;
}

/** A block of text that is new on a page: its text, and how many blocks before it have the same. */
export interface NewText {
  text: string;
  nth: number;
}

/** The blocks that an earlier version of a page doesn't have, in reading order. */
export function newTexts(before: readonly string[], after: readonly string[]): NewText[] {
  const seen = new Map<string, number>();
  return diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    removed
      ? []
      : value.flatMap((text) => {
          const nth = seen.get(text) ?? 0;
          seen.set(text, nth + 1);
          return added ? [{ text, nth }] : [];
        }),
  );
}

/** What differs between two texts, from space to space: neither a URL nor a telephone number is told in pieces. */
function partsOf(before: string, after: string): Part[] {
  const parts: Part[] = [];
  const add = (kind: Part['kind'], text: string) => {
    // Since the last part that is the same, one is deleted and one inserted at most.
    const last = parts.slice(-2).findLast((part) => part.kind === kind || part.kind === 'same');
    if (kind !== 'same' && last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  const differences = diffArrays(wordsOf(before), wordsOf(after));
  for (const [at, { added, removed, value }] of differences.entries()) {
    const text = value.join('');
    const isBetween = text === ' ' && at > 0 && at < differences.length - 1;
    if (added) add('inserted', text);
    else if (removed) add('deleted', text);
    else if (isBetween) for (const kind of ['deleted', 'inserted'] as const) add(kind, text);
    else add('same', text);
  }
  return parts;
}

const wordsOf = (text: string) => text.split(/(?<= )|(?= )/);

/** Numbers of words that were inserted and deleted. */
export function countChangedWords(changes: WordChanges): { inserted: number; deleted: number } {
  const count = (kind: Part['kind']) =>
    changes
      .flat()
      .filter((part) => part.kind === kind)
      .flatMap(({ text }) => text.split(' '))
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return { inserted: count('inserted'), deleted: count('deleted') };
}
