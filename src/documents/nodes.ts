/**
 * Text for the templates of `typst/`: data, never markup. A character such as # or $ has no special
 * meaning in it, because Typst never parses text from the content.
 */
export type Inline =
  | { t: 'text'; v: string }
  | { t: 'sub' | 'sup'; v: string }
  | { t: 'code'; v: string }
  | { t: 'break' }
  | { t: 'strong' | 'emph'; c: Inline[] }
  | { t: 'link'; url: string; c: Inline[] }
  /** A standard from the list of references, named in the text */
  | { t: 'ref'; id: string; v: string }
  /** A table, figure or equation of the same document, named in the text: "Table 2" */
  | { t: 'see'; kind: 'table' | 'figure' | 'equation'; n: number; v: string };

export type Block =
  | { t: 'heading'; level: 1 | 2; c: Inline[] }
  | { t: 'par'; c: Inline[] }
  | { t: 'list'; ordered: boolean; start: number; items: Block[][] }
  | TableBlock
  | { t: 'figure'; id: string }
  | { t: 'equation'; id: string }
  /** The worked example's table, and the box with the case it was taken from */
  | { t: 'example' }
  | { t: 'case' };

export interface TableBlock {
  t: 'table';
  align: ('start' | 'center' | 'end')[];
  head: Inline[][];
  rows: Inline[][][];
  /** The paragraph "Table 1. …" before the table, parsed; omitted if there is none */
  caption?: { n: number; c: Inline[] };
}
