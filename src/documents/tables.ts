import { textOfInline } from './inline.ts';
import type { Block, Inline, TableBlock } from './nodes.ts';

/** Width of a column: a number of characters, or a share of the width that such columns leave. */
type Column = { chars: number } | { share: number };

/** Longest cell, in characters, that is never broken: its column is at least as wide. */
const UNBROKEN = 14;
/** Longest cell, in characters, that widens its column; longer text wraps anyway. */
const WIDEST = 38;
/** Width of the headings' bold characters relative to that of the cells'. */
const BOLD = 1.1;
/** Cells of a column of numbers, which is right-aligned, so that digits line up. */
const NUMBER = /^[−-]?\d[\d.,]*$/;

/**
 * A table with what the templates need to typeset it: column widths, and which columns of numbers
 * are flush right.
 */
export function proportioned(table: TableBlock): TableBlock & { columns: Column[] } {
  const columns = table.head.map((head, i) => measured(head, table.rows, i));
  // The first column names the row, so it always shares the remaining width; all columns do if no
  // other is left to take it up.
  const isShared = columns.every(({ isNarrow }, i) => isNarrow || i === 0) && columns.length > 3;
  return {
    ...table,
    align: columns.map(({ isNumbers }, i) => (isNumbers ? 'end' : (table.align[i] ?? 'start'))),
    columns: columns.map(({ isNarrow, word, cell }) =>
      isNarrow && !isShared
        ? { chars: Math.ceil(Math.max(word * BOLD, cell)) }
        : { share: Math.min(WIDEST, Math.max(word, cell)) },
    ),
  };
}

/** A column's longest word in its head and longest cell, in characters, and what its cells are. */
function measured(head: readonly Inline[], rows: TableBlock['rows'], i: number) {
  const words = textOfInline(head).split(/\s/);
  const cells = rows.map((row) => textOfInline(row[i] ?? []));
  const cell = Math.max(0, ...cells.map((text) => text.length));
  return {
    word: Math.max(...words.map((word) => word.length)),
    cell,
    isNarrow: i > 0 && cell <= UNBROKEN,
    isNumbers: i > 0 && cells.every((text) => NUMBER.test(text)),
  };
}

/** Blocks with every table proportioned. */
export const withTables = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.t === 'table') return proportioned(block);
    return block.t === 'list' ? { ...block, items: block.items.map(withTables) } : block;
  });
