import type { DocumentReport, PageReport, Reason, Remark, ReviewReport } from '../report-schema.ts';
import { type HtmlValue, html, type Safe } from './escape.ts';

/** Number of findings shown at once; the rest are in a closed disclosure. */
const SHOWN = 5;
/** Longest message of a comment, in characters: GitHub takes 65,536 in all. */
const COMMENT_CHARACTERS = 300;

const LOOK = 'the look (colour, spacing, …)';
/** What the review calls each reason, to somebody who reads no code. */
const REASON_WORDS: Record<Reason, string> = {
  text: 'text',
  label: 'text read aloud',
  link: 'where links lead',
  picture: 'a picture',
  drawing: 'a drawing',
  document: 'a document on the page',
  card: 'the picture of shared links',
  file: 'an embedded page or icon',
  style: LOOK,
  class: LOOK,
  script: 'behaviour (clicks, motion)',
  search: 'title or search result',
  metadata: 'data for search engines and browsers',
  attribute: 'a hidden detail',
  code: 'code alone',
};
export const inWords = (because: readonly Reason[]) => [...new Set(because.map((reason) => REASON_WORDS[reason]))].join(', ');

/** What the report and the comment show each in its own way. */
interface Place {
  /** Where a page or document is to be seen; undefined if nowhere. @param isGone whether only the earlier version has it */
  urlOf: (name: string, isGone: boolean) => string | undefined;
  /** What changed in its words. */
  excerptOf?: (name: string) => HtmlValue;
}

/** Findings, and what changed with the reason, those with the same reason in one row. */
export function overview(report: ReviewReport, { urlOf, excerptOf = () => undefined }: Place): Safe {
  const link = (name: string, isGone: boolean) => {
    const url = urlOf(name, isGone);
    const shown = html`<code>${name}</code>${name === '/' && ' (home)'}`;
    return url === undefined ? shown : html`<a href="${url}">${shown}</a>`;
  };
  const pages = groupsOf(report.pages.filter(({ codeOnly }) => !codeOnly)).map((group) => {
    const most = wordiest(group);
    const because = [...new Set(group.flatMap((page) => page.because))];
    return row(
      group.map(({ route, kind }) => link(route, kind === 'removed')),
      [whyOf({ ...group[0], because }), excerptOf(most.route)],
      largestShare(group),
      most.words,
    );
  });
  const documents = groupsOf(report.documents).map((group) => {
    const most = wordiest(group);
    return row(
      group.map(({ route, pages: { after } }) => link(route, after === 0)),
      [whyOfDocument(...group), excerptOf(most.route)],
      '–',
      most.words,
    );
  });
  const silent = report.pages.filter(({ codeOnly }) => codeOnly);
  const heads = ['Page', 'Why', 'Pixels', 'Words'].map((head) => html`<th scope="col">${head}</th>`);
  return html`${remarkList('Errors', report.errors)}${remarkList('To look at', report.warnings)}${
    pages.length + documents.length > 0 &&
    html`<h2>Changes</h2><table><thead><tr>${heads}</tr></thead><tbody>${pages}${documents}</tbody></table>`
  }${
    silent.length > 0 &&
    folded(
      `${plural(silent.length, 'page')} without visible change: ${inWords(silent.flatMap(({ because }) => because))}`,
      silent.map(({ route }) => link(route, false)),
    )
  }`;
}

/**
 * Text of the comment on a pull request: HTML, in which GitHub reads no Markdown as long as no line is empty. It contains nothing from a
 * pull request but its report, which was validated; texts of the report are set as code, so that they can neither link nor mention anybody.
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

/** The item of a group that has most changed words: its excerpt stands for all. */
const wordiest = <T extends { words: PageReport['words'] }>(group: readonly [T, ...T[]]): T =>
  group.reduce((a, b) => (b.words.inserted + b.words.deleted > a.words.inserted + a.words.deleted ? b : a));

/** Items in groups: the first of each stands for the others, which changed for the same reason. */
export const groupsOf = <T extends { route: string; like?: string | undefined }>(items: readonly T[]) =>
  [...Map.groupBy(items, ({ route, like }) => like ?? route).values()] as [T, ...T[]][];

const row = ([first, ...others]: readonly Safe[], why: HtmlValue, pixels: string, { inserted, deleted }: PageReport['words']): Safe =>
  html`<tr><th scope="row">${first}${others.length > 0 && folded(`and ${others.length} more`, others)}</th><td>${why}</td><td>${pixels}</td><td>${inserted + deleted === 0 ? '–' : `+${inserted} −${deleted}`}</td></tr>`;

const folded = (summary: string, items: readonly Safe[]): Safe =>
  html`<details><summary>${summary}</summary><ul>${items.map((item) => html`<li>${item}</li>`)}</ul></details>`;

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
  return (
    items.length > 0 &&
    html`<h2>${title}</h2><ul>${items.slice(0, SHOWN).map((item) => html`<li>${item}</li>`)}</ul>${more.length > 0 && folded(`${more.length} more`, more)}`
  );
}

/** Why a page is listed, in words. */
export function whyOf({ kind, from, because }: PageReport): HtmlValue {
  if (kind === 'added' || kind === 'removed') return kind;
  if (kind === 'changed') return inWords(because);
  // A page that only moved differs in its address, which no other reason tells.
  const others = inWords(because.filter((reason) => reason !== 'code'));
  return [movedFrom(from), others && `, ${others}`];
}

const movedFrom = (from: string | undefined) => html`moved from <code>${from}</code>`;

/** Why a document is listed, and the number of its pages; of several, why the first is. */
export function whyOfDocument({ from, because, pages: { before, after } }: DocumentReport, ...others: DocumentReport[]): HtmlValue {
  if (before === 0 || after === 0) return `document ${after === 0 ? 'removed' : 'added'}, ${plural(before + after, 'page')}`;
  const pages = before === after ? plural(after, 'page') : `${before} → ${plural(after, 'page')}`;
  return [
    others.length > 0 ? 'documents' : `document, ${pages}`,
    from !== undefined && [', ', movedFrom(from)],
    because.length > 0 && `: ${inWords(because)}`,
  ];
}

export const plural = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** What was found, in one line. */
export function headline({ failed, pages, documents, errors, warnings }: ReviewReport): string {
  const silent = pages.filter(({ codeOnly }) => codeOnly).length;
  return [
    failed ? 'The site cannot be built' : `${plural(pages.length - silent, 'page')} changed`,
    ...(silent > 0 ? [`${silent} without visible change`] : []),
    ...(documents.length > 0 ? [`${plural(documents.length, 'document')} changed`] : []),
    ...(errors.length > 0 ? [plural(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [`${warnings.length} to look at`] : []),
  ].join(', ');
}

/** The largest share of pixels that differ on any page of a group at any width. */
function largestShare(group: readonly [PageReport, ...PageReport[]]): string {
  const [{ kind }] = group;
  if (kind === 'added' || kind === 'removed') return '–';
  return percent(Math.max(0, ...group.flatMap(({ looks }) => looks.map(({ share }) => share))));
}

/** @param share 0 to 1 */
export const percent = (share: number) => (share > 0 && share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(share === 0 ? 0 : 1)} %`);
