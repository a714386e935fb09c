import type { Part, WordChanges } from '../compare/text-changes.ts';
import type { Entry } from '../report-data.ts';
import { folded, html, type Safe } from './escape.ts';

/** Longest changed part of a text shown in a row of the table, in characters, and longest part around it. */
const EXCERPT_CHARACTERS = 160;
const CONTEXT_CHARACTERS = 60;
/** Number of changes shown in a row of the table. */
const EXCERPT_LINES = 3;
/** Lines shown at once; the rest are in a closed disclosure. */
const SHOWN_LINES = 20;

/** Changed text as paragraphs, with insertions and deletions as `<ins>` and `<del>`. */
export function proseOf(changes: WordChanges): (Safe | false)[] {
  const paragraphs = changes.map((parts) => html`<p class="change">${parts.map(partOf)}</p>`);
  const more = paragraphs.slice(SHOWN_LINES);
  return [...paragraphs.slice(0, SHOWN_LINES), folded(`${more.length} more`, more, false)];
}

const partOf = ({ kind, text }: Part) =>
  kind === 'inserted' ? html`<ins>${text}</ins>` : kind === 'deleted' ? html`<del>${text}</del>` : text;

const changedLength = (parts: readonly Part[]) => parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? 0 : text.length), 0);

/** The largest changes of an entry, a line each, for the table: those of its words, or if it has none those of its links. */
export function excerptOf({ kind, words, details }: Pick<Entry, 'kind' | 'words' | 'details'>): Safe[] {
  if (kind === 'added' || kind === 'removed') return [];
  const changes = (words.length > 0 ? words : details).toSorted((a, b) => changedLength(b) - changedLength(a));
  const lines = changes
    .slice(0, EXCERPT_LINES)
    .map((parts) => html`<br>${parts.map((part) => html`${partOf({ ...part, text: shortened(part).trim() })} `)}`);
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, html`<br>and ${more} more`] : lines;
}

function shortened({ kind, text }: Part): string {
  const longest = kind === 'same' ? CONTEXT_CHARACTERS : EXCERPT_CHARACTERS;
  return text.length > longest ? `${text.slice(0, longest / 2)} … ${text.slice(-longest / 2)}` : text;
}
