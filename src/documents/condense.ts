import { wordCount } from '../lib/words.ts';
import { textOfInline } from './inline.ts';
import type { Block, Inline } from './nodes.ts';

/** A part of a service's text: its heading and as many blocks as fit on a flyer. */
interface FlyerPart {
  head: Inline[];
  body: Block[];
}

/**
 * The parts of a text, each shortened to whole blocks. A part has its first block and as many more
 * as fit `maxWords`; a list or table and the sentence that introduces it are both included or both
 * left out. If the first block introduces a list, the list is included.
 * @param maxWords maximum number of words of a part, not counting its first block
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
  const included: Block[] = [];
  let sum = 0;
  for (const block of blocks) {
    sum += countWordsIn(block);
    if (included.length > 0 && sum > maxWords) break;
    included.push(block);
  }
  // A paragraph that ends with a colon introduces a block that was left out.
  while (included.length > 1 && announces(included.at(-1))) included.pop();
  const [first, next] = blocks;
  if (included.length > 1 || first?.t !== 'par' || !announces(first)) return included;
  const shorter = withoutLastSentence(first.c);
  return shorter
    ? [{ t: 'par', c: shorter }]
    : [first, next].filter((block) => block !== undefined);
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
