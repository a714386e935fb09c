import type { WordChanges } from '../compare/text-changes.ts';
import { SHOTS } from '../report-schema.ts';
import type { Entry, Pictures } from '../reviewed.ts';
import { html, type Safe } from './escape.ts';

/** Id of the section of a page or document in the report. */
export const sectionId = (name: string) => `page${name.replaceAll(/[/.]/g, '-')}`;

/** Section of the report on one page or document. */
export function entrySection({ name, why, words, details, pictures }: Entry): Safe {
  const id = sectionId(name);
  return html`<section class="entry" aria-labelledby="${id}">
<h2 id="${id}">${name}${name === '/' && ' (home)'}</h2>
<p>${why}</p>
${words.length > 0 && html`<h3>Words</h3>${proseOf(words)}`}
${linesOf(html`<h3>Links and details</h3>`, details)}
${pictures.map((group) => picturesOf(group, name))}
</section>`;
}

/** Changed text as paragraphs, with insertions and deletions as `<ins>` and `<del>`. */
const proseOf = (words: WordChanges): Safe => html`${words.map((parts) => html`<p class="change">${parts.map(partOf)}</p>`)}`;

const partOf = ({ kind, text }: WordChanges[number][number]) =>
  kind === 'inserted' ? html`<ins>${text}</ins>` : kind === 'deleted' ? html`<del>${text}</del>` : text;

const changedLength = (parts: WordChanges[number]) => parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? 0 : text.length), 0);

/** What came and went in the largest of some changes, for the table. */
export const excerptOf = (changes: WordChanges): Safe =>
  html`${(changes.toSorted((a, b) => changedLength(b) - changedLength(a))[0] ?? []).map((part) => part.kind !== 'same' && html` ${partOf({ ...part, text: shortened(part.text) })}`)}`;

/** Longest part that did not change, in characters, in a line of code. */
const SAME_CHARACTERS = 160;
/** Lines shown at once. */
const SHOWN_LINES = 20;

/** Changed lines of code, cut to what differs; those beyond a number are folded. */
export function linesOf(title: Safe, lines: WordChanges): Safe | false {
  const cut = lines.map((parts) => parts.map((part) => ({ ...part, text: part.kind === 'same' ? shortened(part.text) : part.text })));
  const folded = cut.slice(SHOWN_LINES);
  return (
    cut.length > 0 &&
    html`${title}${proseOf(cut.slice(0, SHOWN_LINES))}
${folded.length > 0 && html`<details><summary>${folded.length} more</summary>${proseOf(folded)}</details>`}`
  );
}

const shortened = (text: string) =>
  text.length > SAME_CHARACTERS ? `${text.slice(0, SAME_CHARACTERS / 2)} … ${text.slice(-SAME_CHARACTERS / 2)}` : text;

const CAPTIONS = [
  ['outlined', 'On the page'],
  ['before', 'Before'],
  ['after', 'After'],
  ['difference', 'Difference'],
] as const;

/**
 * Pictures beside each other, each a link to its file: within the report, those of a change of the design would be too much for the host.
 */
function picturesOf({ title, note, files }: Pictures, name: string): Safe {
  const figures = CAPTIONS.map(([side, caption]) => {
    const file = files[side];
    return (
      file &&
      html`<figure><figcaption>${caption}</figcaption><a href="${SHOTS}/${file}"><img src="${SHOTS}/${file}" alt="${name}, ${title}: ${caption}" loading="lazy"></a></figure>`
    );
  });
  return html`<h3>${title} <small>${note}</small></h3><div class="pictures">${figures}</div>`;
}
