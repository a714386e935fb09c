import type { Shots } from '../browser/shots.ts';
import type { WordChanges } from '../compare/text-changes.ts';
import { SHOTS } from '../report-schema.ts';
import type { ReviewedPage } from '../reviewed.ts';
import { html, type Safe } from './escape.ts';
import { whyOf } from './summary.ts';

/** Id of the section of a page or document in the report. */
export const sectionId = (route: string) => `page${route.replaceAll(/[/.]/g, '-')}`;

/** Section of the report on one page. */
export function pageSection({ change, report, looks, details, cards }: ReviewedPage): Safe {
  const { route, kind, from } = report;
  const id = sectionId(route);
  return html`<section class="page" aria-labelledby="${id}">
<h2 id="${id}">${from !== undefined && html`<del>${from}</del> `}${from === undefined ? route : html`<ins>${route}</ins>`}</h2>
<p class="note">${whyOf(report)}</p>
${change.words.length > 0 && html`<section><h3>Words</h3>${proseOf(change.words)}</section>`}
${detailsSection(html`<h3>Links and attributes</h3>`, details)}${outlinedShots(looks, route)}
<section><h3>Looks</h3>${looks.every(({ share }) => share === 0) ? html`<p>No pixel differs at any width.</p>` : looks.map((shots) => looksAt(shots, kind, route))}</section>
${Object.keys(cards).length > 0 && html`<section><h3>Shared as a link</h3>${shotsOf(cards, `Picture of ${route} as a link`)}</section>`}
${facts(report)}
</section>`;
}

/** Changed text as paragraphs, with insertions and deletions as `<ins>` and `<del>`. */
const proseOf = (words: WordChanges): Safe => html`<div class="prose">${words.map((parts) => html`<p>${parts.map(partOf)}</p>`)}</div>`;

const partOf = ({ kind, text }: WordChanges[number][number]) =>
  kind === 'inserted' ? html`<ins>${text}</ins>` : kind === 'deleted' ? html`<del>${text}</del>` : text;

/** What came and went in the first of some changes, for the table. */
export const excerptOf = ([first = []]: WordChanges): Safe =>
  html`${first.map((part) => part.kind !== 'same' && html` ${partOf({ ...part, text: shortened(part.text) })}`)}`;

/** Longest part that did not change, in characters, in a line of code. */
const SAME_CHARACTERS = 160;
/** Lines shown at once. */
const SHOWN_LINES = 20;

/** Changed lines of code, cut to what differs; the section folds those beyond a number. */
export function detailsSection(title: Safe, lines: WordChanges): Safe | false {
  const cut = lines.map((parts) => parts.map((part) => ({ ...part, text: part.kind === 'same' ? shortened(part.text) : part.text })));
  const folded = cut.slice(SHOWN_LINES);
  return (
    cut.length > 0 &&
    html`<section>${title}${proseOf(cut.slice(0, SHOWN_LINES))}
${folded.length > 0 && html`<details><summary>${folded.length} more</summary>${proseOf(folded)}</details>`}</section>`
  );
}

const shortened = (text: string) =>
  text.length > SAME_CHARACTERS ? `${text.slice(0, SAME_CHARACTERS / 2)} … ${text.slice(-SAME_CHARACTERS / 2)}` : text;

const SIDES = ['before', 'after', 'difference'] as const;
const CAPTIONS = { before: 'Before', after: 'After', difference: 'Difference' } as const;

/** Screenshots before and after and of their difference; a script adds a slider for the first two. */
export function shotsOf(files: Partial<Record<(typeof SIDES)[number], string>>, name: string, isNarrow = false): Safe {
  const isPair = files.before !== undefined && files.after !== undefined;
  return html`<div class="shots${isNarrow && ' narrow'}" role="group" aria-label="${name}"${isPair && html` data-slider`}>${SIDES.map(
    (side) => {
      const file = files[side];
      return file && figure(CAPTIONS[side], `${CAPTIONS[side]}: ${name}`, file);
    },
  )}</div>`;
}

/** A picture, which is a file beside the report: within it, those of a change of the design would be too much for the host. */
const figure = (caption: string, name: string, file: string): Safe => html`<figure><figcaption>${caption}</figcaption>
<div class="frame" tabindex="0" role="region" aria-label="${name}"><img src="${SHOTS}/${file}" alt="" loading="lazy"></div></figure>`;

function looksAt({ width, share, ...files }: Shots, kind: string, route: string): Safe {
  if (share === 0) return html`<p>No pixel differs at ${width} px.</p>`;
  const note = kind === 'added' || kind === 'removed' ? kind : `${(share * 100).toFixed(share < 0.001 ? 3 : 1)} % of pixels differ`;
  return html`<h4>${width} px <span class="note">${note}</span></h4>${shotsOf(files, `${route} at ${width} px`, width < 500)}`;
}

function outlinedShots(shots: readonly Shots[], route: string): Safe | undefined {
  const files = shots.flatMap(({ width, outlined }) => (outlined === undefined ? [] : [{ width, outlined }]));
  if (files.length === 0) return undefined;
  return html`<section><h3>On the page</h3><div class="shots">${files.map(({ width, outlined }) => figure(`${width} px`, `${route} with its new texts outlined, at ${width} px`, outlined))}</div></section>`;
}

/** Share of its bytes by which a kind has to change to be shown: nobody acts on less. */
const SHOWN_SHARE = 0.01;

/** Bytes that changed, beside their budget. */
function facts({ bytes }: ReviewedPage['report']): Safe | false {
  const changed = bytes.filter(({ before, after }) => Math.abs(after - before) > before * SHOWN_SHARE);
  if (changed.length === 0) return false;
  return html`<section><h3>Facts</h3><table>
<thead><tr><th scope="col">Bytes</th><th scope="col" class="number">Before</th><th scope="col" class="number">After</th><th scope="col" class="number">Budget</th></tr></thead>
<tbody>${changed.map(({ kind, before, after, budget }) => {
    const isOver = budget !== null && after > budget;
    return html`<tr><th scope="row">${kind}</th><td class="number">${grouped(before)}</td>
<td class="number${isOver && ' over'}">${grouped(after)}${isOver && ' (over budget)'}</td><td class="number">${budget === null ? '–' : grouped(budget)}</td></tr>`;
  })}</tbody></table></section>`;
}

const grouped = (bytes: number) => bytes.toLocaleString('en-GB');
