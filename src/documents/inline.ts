import { typesetRuns } from '../lib/typeset.ts';
import type { Inline } from './nodes.ts';

/** Targets within the document to which running text may refer. */
export interface Names {
  /** Short forms of the references, such as "API 617" */
  references?: readonly string[];
  /** Words before the number of a table, a figure or an equation in running text */
  table?: string;
  figure?: string;
  equation?: string;
}

/**
 * A plain text for the templates, with subscripts, superscripts, no-break spaces before units, and
 * references as links.
 */
export function inlineText(text: string, names: Names = {}): Inline[] {
  return typesetRuns(text).flatMap((run): Inline[] =>
    run.set ? [{ t: run.set, v: run.text }] : withLinks(run.text, names),
  );
}

/**
 * Finds names of references, tables, figures and equations in a text; the longest where one begins
 * with another.
 */
function withLinks(text: string, { references = [], ...numbered }: Names): Inline[] {
  const ids = references.toSorted((a, b) => b.length - a.length).map(patternOf);
  const words = Object.values(numbered).map((word) => `${RegExp.escape(word)}[ \u00A0]\\d+`);
  const patterns = [...ids, ...words];
  if (patterns.length === 0) return [{ t: 'text', v: text }];
  // The names are at the odd indices.
  return text
    .split(new RegExp(`(?<![\\w-])(${patterns.join('|')})(?![\\w-])`))
    .flatMap((v, at): Inline[] => {
      if (at % 2 === 0) return v ? [{ t: 'text', v }] : [];
      const plain = v.replace(/\u00A0/g, ' ');
      if (references.includes(plain)) return [{ t: 'ref', id: plain, v }];
      const kind = KINDS.find((each) => plain.startsWith(`${numbered[each]} `)) ?? 'table';
      return [{ t: 'see', kind, n: Number(plain.split(' ').at(-1)), v }];
    });
}

const KINDS = ['table', 'figure', 'equation'] as const;

/** A regular expression's source for a name; its spaces may be no-break ones. */
const patternOf = (name: string) =>
  name
    .split(' ')
    .map((word) => RegExp.escape(word))
    .join('[ \u00A0]');

/** Labels with their values typeset. */
export const labelled = (pairs: readonly { label: string; value: string }[]) =>
  pairs.map(({ label, value }) => ({ label, value: inlineText(value) }));

/** The text of inline nodes without formatting. */
export const textOfInline = (nodes: readonly Inline[]): string => nodes.map(textOfOne).join('');

function textOfOne(node: Inline): string {
  if ('v' in node) return node.v;
  return 'c' in node ? textOfInline(node.c) : ' ';
}
