import { counted } from '../../../lib/words.ts';
import type { ItemReport, Reason, Remark, ReviewReport } from '../report-schema.ts';
import { folded, type HtmlValue, html, listOf, type Safe } from './escape.ts';

/** Number of findings shown at once; the rest are in a closed disclosure. */
const SHOWN = 5;
/** Longest message of a comment, in characters: GitHub takes 65,536 in all. */
const COMMENT_CHARACTERS = 300;

/** Name of each reason, for readers who don't read code. */
const REASON_WORDS: Record<Reason, string> = {
  text: 'text',
  link: 'where links lead',
  picture: 'a picture, drawing or document',
  search: 'what search engines read',
  look: 'the look (colour, spacing, …)',
  code: 'code (behaviour, hidden details)',
};
export const inWords = (because: readonly Reason[]) => [...new Set(because.map((reason) => REASON_WORDS[reason]))].join(', ');

/** What the report and the comment each show in their own way. */
interface Place {
  /** Where to see a page or document; undefined if nowhere. @param isGone whether only the earlier version has it */
  urlOf: (name: string, isGone: boolean) => string | undefined;
  /** What changed in its words. */
  excerptOf?: (name: string) => HtmlValue;
}

/** Findings, and changes with their reasons; those with the same reason share a row. */
export function overview(report: ReviewReport, { urlOf, excerptOf = () => undefined }: Place): Safe {
  const link = ({ route, kind }: ItemReport) => {
    const url = urlOf(route, kind === 'removed');
    const shown = html`<code>${route}</code>${route === '/' && ' (home)'}`;
    return url === undefined ? shown : html`<a href="${url}">${shown}</a>`;
  };
  const row = (group: Group) => {
    const [first, ...others] = group;
    const because = [...new Set(group.flatMap((item) => item.because))];
    // The item with the most changed words: its excerpt represents all.
    const most = group.reduce((a, b) => (b.words.inserted + b.words.deleted > a.words.inserted + a.words.deleted ? b : a));
    const { inserted, deleted } = most.words;
    return html`<tr><th scope="row">${link(first)}${folded(`and ${others.length} more`, others.map(link))}</th><td>${whyOf({ ...first, because })}${excerptOf(most.route)}</td><td>${largestShare(group)}</td><td>${inserted + deleted === 0 ? '–' : `+${inserted} −${deleted}`}</td></tr>`;
  };
  const silent = report.pages.filter(({ codeOnly }) => codeOnly);
  const groups = [report.pages.filter(({ codeOnly }) => !codeOnly), report.documents].flatMap(groupsOf);
  const heads = ['Page', 'Why', 'Pixels', 'Words'].map((head) => html`<th scope="col">${head}</th>`);
  const summary = `${counted(silent.length, 'page')} without visible change: ${inWords(silent.flatMap(({ because }) => because))}`;
  return html`${remarkList('Errors', report.errors)}${remarkList('To look at', report.warnings)}${
    groups.length > 0 && html`<h2>Changes</h2><table><thead><tr>${heads}</tr></thead><tbody>${groups.map(row)}</tbody></table>`
  }${folded(summary, silent.map(link))}`;
}

/**
 * Text of the comment on a pull request: HTML, in which GitHub reads no Markdown as long as no line is empty. It contains nothing from a
 * pull request but its report, which was validated; texts of the report are set as code, so that they can neither link nor mention anyone.
 * @param preview its URL; undefined if the site could not be built
 */
export function commentText(report: ReviewReport, preview?: string): string {
  const short = (remarks: readonly Remark[]) =>
    remarks.map((remark) => ({ ...remark, message: remark.message.slice(0, COMMENT_CHARACTERS) }));
  const shown = overview(
    { ...report, errors: short(report.errors), warnings: short(report.warnings) },
    { urlOf: (name, isGone) => (preview === undefined || isGone ? undefined : `${preview}${name}`) },
  );
  const links = preview && html`<p><a href="${preview}">Preview</a> · <a href="${preview}/_preview/report">Report with screenshots</a></p>`;
  return `### ${report.errors.length === 0 ? '🟢' : '🔴'} ${headline(report)}\n\n${html`${links}${shown}`}`.trimEnd();
}

type Group = [ItemReport, ...ItemReport[]];

/** Items in groups: the first of each represents the others, which changed for the same reason. */
export const groupsOf = (items: readonly ItemReport[]) => [...Map.groupBy(items, ({ route, like }) => like ?? route).values()] as Group[];

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
export function whyOf({ kind, from, because }: ItemReport): HtmlValue {
  if (kind === 'added' || kind === 'removed') return kind;
  if (kind === 'changed') return inWords(because);
  // A page that only moved differs in its URL, which no other reason covers.
  const others = inWords(because.filter((reason) => reason !== 'code'));
  return [html`moved from <code>${from}</code>`, others && `, ${others}`];
}

/** What was found, in one line. */
export function headline({ failed, pages, documents, errors, warnings }: ReviewReport): string {
  const silent = pages.filter(({ codeOnly }) => codeOnly).length;
  return [
    failed ? 'The site cannot be built' : `${counted(pages.length - silent, 'page')} changed`,
    ...(silent > 0 ? [`${silent} without visible change`] : []),
    ...(documents.length > 0 ? [`${counted(documents.length, 'document')} changed`] : []),
    ...(errors.length > 0 ? [counted(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [`${warnings.length} to look at`] : []),
  ].join(', ');
}

/** The largest share of pixels that differ on any page of a group at any width. */
function largestShare(group: Group): string {
  const shares =
    group[0].kind === 'changed' || group[0].kind === 'moved' ? group.flatMap(({ looks }) => looks.map(({ share }) => share)) : [];
  return shares.length > 0 ? percent(Math.max(...shares)) : '–';
}

/** @param share 0 to 1 */
export const percent = (share: number) => (share > 0 && share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(share === 0 ? 0 : 1)} %`);
