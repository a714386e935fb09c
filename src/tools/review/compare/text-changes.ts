import { diffArrays, diffWordsWithSpace } from 'diff';
import { flesch } from 'flesch';
import { syllable } from 'syllable';

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

const partsOf = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after).map(({ added, removed, value }) => ({
    kind: added ? 'inserted' : removed ? 'deleted' : 'same',
    text: value,
  }));

/** Numbers of words that were inserted and deleted. */
export function countChangedWords(changes: WordChanges): { inserted: number; deleted: number } {
  const count = (kind: Part['kind']) =>
    changes
      .flat()
      .filter((part) => part.kind === kind)
      .reduce((sum, { text }) => sum + wordsIn(text).length, 0);
  return { inserted: count('inserted'), deleted: count('deleted') };
}

const segmenter = (granularity: 'word' | 'sentence') => new Intl.Segmenter('en-GB', { granularity });
const byWord = segmenter('word');
const bySentence = segmenter('sentence');
const wordsIn = (text: string) => [...byWord.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

/**
 * Flesch reading ease of a page's running text: 0 is very hard, 100 very easy.
 * @returns undefined for a page with fewer than fifty words of running text, for which the formula means nothing
 */
export function readingEase(blocks: readonly string[]): number | undefined {
  const prose = blocks.filter((block) => !block.startsWith('[') && /[.!?]$/.test(block));
  const words = prose.flatMap(wordsIn);
  if (words.length < 50) return undefined;
  const sentence = prose.reduce((sum, block) => sum + [...bySentence.segment(block)].length, 0);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  return Math.round(flesch({ sentence, word: words.length, syllable: syllables }));
}
