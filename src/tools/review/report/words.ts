import type { Part, WordChanges } from '../compare/text-changes.ts';
import type { Entry } from '../report-data.ts';
import { html, type Safe } from './escape.ts';

/** Of each part of a text, and of changes, in a row of the table. */
const EXCERPT_CHARACTERS = 120;
const EXCERPT_LINES = 3;

export const proseOf = (changes: WordChanges): Safe[] =>
  changes.map((parts) => html`<p class="change">${parts.map(partOf)}</p>`);

function partOf({ kind, text }: Part): Safe | string {
  if (kind === 'inserted') return html`<ins>${text}</ins>`;
  return kind === 'deleted' ? html`<del>${text}</del>` : text;
}

const excerptPart = ({ kind, text }: Part) =>
  html`${partOf({ kind, text: shortened(text).trim() })} `;

/** The first changes for the table, a line each: of the words, or if there are none of the links. */
export function excerptOf({ kind, words, links }: Pick<Entry, 'kind' | 'words' | 'links'>): Safe[] {
  if (kind === 'added' || kind === 'removed') return [];
  const changes = words.length > 0 ? words : links;
  const first = changes.slice(0, EXCERPT_LINES);
  const lines = first.map((parts) => html`<br>${parts.map(excerptPart)}`);
  const more = changes.length - lines.length;
  return more > 0 ? [...lines, html`<br>and ${more} more`] : lines;
}

const shortened = (text: string) =>
  text.length > EXCERPT_CHARACTERS
    ? `${text.slice(0, EXCERPT_CHARACTERS / 2)} … ${text.slice(-EXCERPT_CHARACTERS / 2)}`
    : text;
