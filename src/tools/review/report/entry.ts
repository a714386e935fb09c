import type { Part, WordChanges } from '../compare/text-changes.ts';
import { SHOTS } from '../report-schema.ts';
import type { Item, Pictures } from '../reviewed.ts';
import { folded, html, type Safe } from './escape.ts';
import { whyOf } from './overview.ts';

/** Id of the section of a page or document in the report. */
export const sectionId = (name: string) => `page${name}`;

/** Section of the report on one page or document. */
export function entrySection({ report, words, details, pictures }: Item): Safe {
  const { route } = report;
  const id = sectionId(route);
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${route}${route === '/' && ' (home)'}</h2>
<p>${whyOf(report)}</p>
${words.length > 0 && html`<h3>Words</h3>${proseOf(words)}`}
${linesOf(html`<h3>Links and details</h3>`, details)}
${pictures.map((group) => picturesOf(group, route))}
</section>`;
}

/** Changed text as paragraphs, with insertions and deletions as `<ins>` and `<del>`. A word that was removed in one place and added in another has only moved. */
const proseOf = (changes: WordChanges): Safe[] =>
  changes.map((parts) => {
    const gone = new Set(parts.filter(({ kind }) => kind === 'deleted').map(({ text }) => text.trim()));
    const isMoved = ({ kind, text }: Part) => kind === 'inserted' && gone.has(text.trim());
    return html`<p class="change">${parts.map((part) => [partOf(part), isMoved(part) && html`<small>(moved)</small> `])}</p>`;
  });

const partOf = ({ kind, text }: Part) =>
  kind === 'inserted' ? html`<ins>${text}</ins>` : kind === 'deleted' ? html`<del>${text}</del>` : text;

const changedLength = (parts: readonly Part[]) => parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? 0 : text.length), 0);

/** What was added and removed in the largest change of an item, for the table. */
export function excerptOf(item: Pick<Item, 'words' | 'details'> | undefined): Safe[] {
  const [largest = []] = [...(item?.words ?? []), ...(item?.details ?? [])].sort((a, b) => changedLength(b) - changedLength(a));
  return largest.filter(({ kind }) => kind !== 'same').map((part) => html` ${partOf({ ...part, text: shortened(part.text) })}`);
}

/** Longest unchanged part shown in a line of code, in characters. */
const SAME_CHARACTERS = 160;
/** Lines shown at once. */
const SHOWN_LINES = 20;

/** Changed lines of code under a heading, cut to what differs; those beyond a limit are folded. */
export function linesOf(title: Safe, lines: WordChanges): Safe | false {
  const cut = proseOf(
    lines.map((parts) => parts.map((part) => ({ ...part, text: part.kind === 'same' ? shortened(part.text) : part.text }))),
  );
  return (
    cut.length > 0 && html`${title}${cut.slice(0, SHOWN_LINES)}${folded(`${cut.length - SHOWN_LINES} more`, cut.slice(SHOWN_LINES), false)}`
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
 * Pictures side by side, each a link to its file: embedded in the report, the pictures of a design change would be too much for the host.
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
