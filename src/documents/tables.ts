import { textOfInline } from './inline.ts';
import type { Block, TableBlock } from './nodes.ts';

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
  const texts = table.head.map((head, i) => ({
    head: textOfInline(head),
    cells: table.rows.map((row) => textOfInline(row[i] ?? [])),
  }));
  const needs = texts.map(({ head, cells }) => ({
    word: Math.max(...head.split(/\s/).map((each) => each.length)),
    cell: Math.max(0, ...cells.map((each) => each.length)),
  }));
  // The first column names the row, so it always shares the remaining width; all columns do if no
  // other is left to take it up.
  const narrow = needs.map(({ cell }, i) => i > 0 && cell <= UNBROKEN);
  const even = narrow.every((each, i) => each || i === 0) && needs.length > 3;
  const align = texts.map(({ cells }, i) => {
    const isNumbers = i > 0 && cells.every((cell) => NUMBER.test(cell));
    return isNumbers ? 'end' : (table.align[i] ?? 'start');
  });
  const columns = needs.map(({ word, cell }, i) =>
    narrow[i] && !even
      ? { chars: Math.ceil(Math.max(word * BOLD, cell)) }
      : { share: Math.min(WIDEST, Math.max(word, cell)) },
  );
  return { ...table, align, columns };
}

/** Blocks with every table proportioned. */
export const withTables = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => {
    if (block.t === 'table') return proportioned(block);
    return block.t === 'list' ? { ...block, items: block.items.map(withTables) } : block;
  });
