import type { Part, WordChanges } from '../compare/text-changes.ts';
import type { Entry } from '../report-data.ts';
import { html, type Safe } from './escape.ts';

/** Longest part of a text shown in a row of the table, in characters. */
const EXCERPT_CHARACTERS = 120;
/** Number of changes shown in a row of the table. */
const EXCERPT_LINES = 3;

/** Changed text as paragraphs, with insertions and deletions as `<ins>` and `<del>`. */
export const proseOf = (changes: WordChanges): Safe[] =>
  changes.map((parts) => html`<p class="change">${parts.map(partOf)}</p>`);

const partOf = ({ kind, text }: Part) =>
  kind === 'inserted'
    ? html`<ins>${text}</ins>`
    : kind === 'deleted'
      ? html`<del>${text}</del>`
      : text;

/**
 * The first changes of an entry, a line each, for the table: those of its words, or if it has none
 * those of its links.
 */
export function excerptOf({ kind, words, links }: Pick<Entry, 'kind' | 'words' | 'links'>): Safe[] {
  if (kind === 'added' || kind === 'removed') return [];
  const changes = words.length > 0 ? words : links;
  const lines = changes
    .slice(0, EXCERPT_LINES)
    .map(
      (parts) =>
        html`<br>${parts.map((part) => html`${partOf({ ...part, text: shortened(part.text).trim() })} `)}`,
    );
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, html`<br>and ${more} more`] : lines;
}

const shortened = (text: string) =>
  text.length > EXCERPT_CHARACTERS
    ? `${text.slice(0, EXCERPT_CHARACTERS / 2)} … ${text.slice(-EXCERPT_CHARACTERS / 2)}`
    : text;
