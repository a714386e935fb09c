import { counted } from '../../../lib/words.ts';
import { countChangedWords } from '../compare/text-changes.ts';
import type { Entry, Reason, Remark, ReviewReport } from '../report-data.ts';
import { folded, type HtmlValue, html, listOf, type Safe } from './escape.ts';
import { excerptOf } from './words.ts';

/** Number of findings shown at once; the rest are in a closed disclosure. */
const SHOWN = 5;

/** Name of each reason, for readers who don't read code. */
const REASON_WORDS: Record<Reason, string> = {
  text: 'text',
  link: 'where links lead',
  picture: 'a picture, drawing or document',
  search: 'what search engines read',
  card: 'the picture shared with links to it',
  look: 'the look (colour, spacing, …)',
  code: 'code (behaviour, hidden details)',
};
const inWords = (because: readonly Reason[]) => [...new Set(because.map((reason) => REASON_WORDS[reason]))].join(', ');

/**
 * Findings, and changes with their reasons and words; those with the same reason share a row. The same in the report and in the comment.
 * @param urlOf where to see a page or document; undefined if nowhere
 */
export function overview(report: ReviewReport, urlOf: (entry: Entry) => string | undefined): Safe {
  const link = (entry: Entry) => {
    const url = urlOf(entry);
    const shown = html`<code>${entry.route}</code>${entry.route === '/' && ' (home)'}`;
    return url === undefined ? shown : html`<a href="${url}">${shown}</a>`;
  };
  const row = (group: Group) => {
    const [first, ...others] = group;
    const { inserted, deleted } = countChangedWords(first.words);
    const because = [...new Set(group.flatMap((entry) => entry.because))];
    return html`<tr><th scope="row">${link(first)}${folded(`and ${others.length} more`, others.map(link))}</th><td>${whyOf({ ...first, because })}${excerptOf(first)}</td><td>${largestShare(group)}</td><td>${inserted + deleted === 0 ? '–' : `+${inserted} −${deleted}`}</td></tr>`;
  };
  const groups = [report.pages, report.documents].flatMap(groupsOf);
  const heads = ['Page', 'What changed', 'Pixels', 'Words'].map((head) => html`<th scope="col">${head}</th>`);
  return html`${remarkList('Errors', report.errors)}${remarkList('To look at', report.warnings)}${
    groups.length > 0 && html`<h2>Changes</h2><table><thead><tr>${heads}</tr></thead><tbody>${groups.map(row)}</tbody></table>`
  }${report.silent > 0 && html`<p>${counted(report.silent, groups.length > 0 ? 'other page' : 'page')} with changed code or styles ${report.silent === 1 ? 'reads and looks' : 'read and look'} the same.</p>`}`;
}

/** Pages or documents that changed for the same reason; the first represents the others. */
type Group = [Entry, ...Entry[]];
export const groupsOf = (entries: readonly Entry[]) => [...Map.groupBy(entries, reasonOf).values()] as Group[];

/** Why an entry is listed, as a key: what was added and removed, each once, whatever surrounds it and however often it occurs. */
function reasonOf({ route, kind, because, words, details, pictures }: Entry): string {
  if (kind !== 'changed') return route;
  const parts = [...words, ...details].map((line) =>
    JSON.stringify(line.flatMap((part) => (part.kind === 'same' ? [] : [part.kind, part.text.trim()]))),
  );
  return JSON.stringify([because, [...new Set(parts)].sort(), pictures.length > 0]);
}

function remarkList(title: string, remarks: readonly Remark[]): Safe | false {
  // A draft has many gaps of one kind.
  const alike = Map.groupBy(remarks, ({ rule, file, message }) => JSON.stringify([rule, file, message]));
  const items = [...alike.values()].map(([first, ...others]) => {
    const { rule, file, line, message } = first as Remark;
    const place = [rule, ...(file === undefined ? [] : [line === undefined ? file : `${file}:${line}`])].join(' · ');
    const more = others.length > 0 && ` and ${others.length} more such`;
    return html`<code>${message.replace(/\s+/g, ' ')}</code> <small><code>${place}</code>${more}</small>`;
  });
  const more = items.slice(SHOWN);
  return items.length > 0 && html`<h2>${title}</h2>${listOf(items.slice(0, SHOWN))}${folded(`${more.length} more`, more)}`;
}

/** Why a page or document is listed, in words. */
export function whyOf({ kind, from, because }: Entry): HtmlValue {
  if (kind === 'added' || kind === 'removed') return kind;
  if (kind === 'changed') return inWords(because);
  // A page that only moved differs in its URL, which no other reason covers.
  const others = inWords(because.filter((reason) => reason !== 'code'));
  return [html`moved from <code>${from}</code>`, others && `, ${others}`];
}

/** What was found, in one line. */
export const headline = ({ failed, pages, documents, errors, warnings }: ReviewReport): string =>
  [
    failed ? 'The site cannot be built' : `${counted(pages.length, 'page')} changed`,
    ...(documents.length > 0 ? [`${counted(documents.length, 'document')} changed`] : []),
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [`${warnings.length} to look at`] : []),
  ].join(', ');

/** The largest share of pixels that differ on any page of a group at any width. */
function largestShare(group: Group): string {
  const shares = group.flatMap(({ share }) => share ?? []);
  return shares.length > 0 ? percent(Math.max(...shares)) : '–';
}

/** @param share 0 to 1 */
export const percent = (share: number) => (share > 0 && share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(share === 0 ? 0 : 1)} %`);
