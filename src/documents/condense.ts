import { countWords } from '../lib/words.ts';
import { plain } from './inline.ts';
import type { Block, Inline } from './nodes.ts';

/** A part of a service's text: its heading and as much under it as a flyer has room for. */
export interface Part {
  head: Inline[];
  body: Block[];
}

/**
 * The parts of a text, each cut at the end of a block. A part keeps its first block and as many after it as stay within the
 * words; a list or table stays with the sentence that leads to it, or both go.
 * @param words most words of a part, its first block apart
 */
export function condense(blocks: readonly Block[], words: number): Part[] {
  const parts: Part[] = [];
  for (const block of blocks) {
    if (block.t === 'heading' && block.level === 1) parts.push({ head: block.c, body: [] });
    else parts.at(-1)?.body.push(block);
  }
  return parts.map(({ head, body }) => ({ head, body: within(body, words) }));
}

function within(blocks: readonly Block[], words: number): Block[] {
  const kept: Block[] = [];
  let sum = 0;
  for (const block of blocks) {
    sum += wordsOf(block);
    if (kept.length > 0 && sum > words) break;
    kept.push(block);
  }
  // What ends with a colon announces what was cut.
  while (kept.length > 1 && announces(kept.at(-1))) kept.pop();
  return kept;
}

const announces = (block: Block | undefined) => block?.t === 'heading' || (block?.t === 'par' && plain(block.c).trimEnd().endsWith(':'));

function wordsOf(block: Block): number {
  switch (block.t) {
    case 'par':
    case 'heading':
      return countWords(plain(block.c));
    case 'list':
      return block.items.flat().reduce((sum, each) => sum + wordsOf(each), 0);
    case 'table':
      return [block.head, ...block.rows].flat().reduce((sum, cell) => sum + countWords(plain(cell)), 0);
    case 'figure':
    case 'equation':
    case 'example':
    case 'case':
      return 0;
  }
}
