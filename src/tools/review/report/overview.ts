import { counted, listed } from '../../../lib/words.ts';
import { type Entry, isDocument, type ReviewReport } from '../report-data.ts';
import { firstOf, type HtmlValue, html, listOf, type Safe, tableOf } from './escape.ts';
import { loadCount, weightSentence } from './weight.ts';
import { excerptOf } from './words.ts';

/**
 * Findings and changes, as in the report and in the comment.
 * @param urlOf where to see a page or document; undefined if nowhere
 * @param most rows of each list; what is left out is counted below it
 */
export function overview(
  report: ReviewReport,
  urlOf: (entry: Entry) => string | undefined,
  most = Number.POSITIVE_INFINITY,
): Safe {
  return html`${[
    remarkList('Errors', report.errors, most),
    remarkList('To look at', report.warnings, most),
    weightSentence(report.weights),
    changeTable(groupsOf(report.entries), urlOf, most),
  ]}`;
}

function changeTable(
  groups: readonly Group[],
  urlOf: (entry: Entry) => string | undefined,
  most: number,
): Safe | false {
  const link = (entry: Entry) => {
    const url = urlOf(entry);
    const shown = html`<code>${entry.route}</code>${entry.route === '/' && ' (home)'}`;
    return url === undefined ? shown : html`<a href="${url}">${shown}</a>`;
  };
  const rows = groups
    .slice(0, most)
    .map((group) => [firstOf(group.map(link)), [whyOf(group[0]), excerptOf(group[0])]]);
  return (
    groups.length > 0 &&
    html`<h2>Changes</h2>${tableOf(['Page', 'What changed'], rows)}${moreThan(most, groups)}`
  );
}

/** What changed for the same reason shares a row, and is represented by the first. */
type Group = [Entry, ...Entry[]];
export const groupsOf = (entries: readonly Entry[]) =>
  [...Map.groupBy(entries, reasonOf).values()] as Group[];

/** As a key: what was added and removed, whatever surrounds it and however often it occurs. */
function reasonOf({ route, kind, words, links, pictures }: Entry): string {
  if (kind !== 'changed') return route;
  const parts = [...words, ...links].map((line) =>
    JSON.stringify(
      line.flatMap((part) => (part.kind === 'same' ? [] : [part.kind, part.text.trim()])),
    ),
  );
  return JSON.stringify([[...new Set(parts)].sort(), pictures.length > 0]);
}

/** They are set as code, so that in a comment they can't mention anyone. */
function remarkList(title: string, remarks: readonly string[], most: number): Safe | false {
  const items = remarks
    .slice(0, most)
    .map((remark) => html`<code>${remark.replace(/\s+/g, ' ')}</code>`);
  return remarks.length > 0 && html`<h2>${title}</h2>${listOf(items)}${moreThan(most, remarks)}`;
}

const moreThan = (most: number, list: readonly unknown[]): Safe | false =>
  list.length > most && html`<p>and ${list.length - most} more</p>`;

/** The look only where nothing else changed, since most other changes show. */
export function whyOf({ kind, from, words, links }: Entry): HtmlValue {
  if (kind === 'added' || kind === 'removed') return kind;
  const reasons = [words.length > 0 && 'text', links.length > 0 && 'where links lead']
    .filter(Boolean)
    .join(', ');
  if (kind === 'changed') return reasons || 'look (pictures, drawings, styles)';
  return [html`moved from <code>${from}</code>`, reasons && `, ${reasons}`];
}

export function headline({ entries, errors, opened, warnings, weights }: ReviewReport): string {
  if (errors.length > 0) return `The site cannot be built, ${counted(errors.length, 'error')}`;
  const { pages = [], documents = [] } = Object.groupBy(entries, ({ route }) =>
    isDocument(route) ? 'documents' : 'pages',
  );
  return [
    `${counted(pages.length, 'page')} changed`,
    documents.length > 0 && `${counted(documents.length, 'document')} changed`,
    opened.length > 0 && `${listed(opened.map(({ title }) => title))} changed`,
    loadCount(weights),
    warnings.length > 0 && `${warnings.length} to look at`,
  ]
    .filter(Boolean)
    .join(', ');
}
