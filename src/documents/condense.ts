import { wordCount } from '../lib/words.ts';
import { textOfInline } from './inline.ts';
import type { Block, Inline } from './nodes.ts';

/** A part of a service's text: its heading and as many blocks as fit on a flyer. */
interface FlyerPart {
  head: Inline[];
  body: Block[];
}

type Paragraph = Extract<Block, { t: 'par' }>;

/**
 * The parts of a text, each shortened to whole blocks. A part has its first block and as many more
 * as fit `maxWords`; a list or table and the sentence that introduces it are both included or both
 * left out. If the first block introduces a list, the list is included.
 * @param maxWords maximum number of words of a part, unless its first block has more
 */
export function condense(blocks: readonly Block[], maxWords: number): FlyerPart[] {
  const parts: FlyerPart[] = [];
  for (const block of blocks) {
    if (block.t === 'heading' && block.level === 1) parts.push({ head: block.c, body: [] });
    else parts.at(-1)?.body.push(block);
  }
  return parts.map(({ head, body }) => ({ head, body: within(body, maxWords) }));
}

function within(blocks: readonly Block[], maxWords: number): Block[] {
  const included = blocks.slice(0, Math.max(1, fittingCount(blocks, maxWords)));
  while (included.length > 1 && announces(included.at(-1))) included.pop();
  const [first] = included;
  return included.length === 1 && first?.t === 'par' && announces(first)
    ? withoutAnnouncement(first, blocks[1])
    : included;
}

/** How many of the first blocks have no more words than that. */
function fittingCount(blocks: readonly Block[], maxWords: number): number {
  let sum = 0;
  const tooMuch = blocks.findIndex((block) => {
    sum += countWordsIn(block);
    return sum > maxWords;
  });
  return tooMuch < 0 ? blocks.length : tooMuch;
}

/** A paragraph without the sentence that introduces the next block; if that is all of it, both. */
function withoutAnnouncement(paragraph: Paragraph, next: Block | undefined): Block[] {
  const shorter = withoutLastSentence(paragraph.c);
  if (shorter) return [{ t: 'par', c: shorter }];
  return next ? [paragraph, next] : [paragraph];
}

/**
 * A paragraph without its last sentence; nothing if that is its only one, or begins in a link or
 * emphasis.
 */
function withoutLastSentence(nodes: readonly Inline[]): Inline[] | undefined {
  const last = nodes.at(-1);
  if (last?.t !== 'text') return undefined;
  const end = Math.max(...['. ', '? ', '! '].map((mark) => last.v.trimEnd().lastIndexOf(mark)));
  return end < 0 ? undefined : [...nodes.slice(0, -1), { t: 'text', v: last.v.slice(0, end + 1) }];
}

/** Whether it introduces the block that follows. */
const announces = (block: Block | undefined) =>
  block?.t === 'heading' || (block?.t === 'par' && textOfInline(block.c).trimEnd().endsWith(':'));

function countWordsIn(block: Block): number {
  switch (block.t) {
    case 'par':
    case 'heading':
      return wordCount(textOfInline(block.c));
    case 'list':
      return block.items.flat().reduce((sum, each) => sum + countWordsIn(each), 0);
    case 'table':
      return [block.head, ...block.rows]
        .flat()
        .reduce((sum, cell) => sum + wordCount(textOfInline(cell)), 0);
    case 'figure':
    case 'equation':
    case 'example':
    case 'case':
      return 0;
  }
}
