import type { PageReport, Remark, Remarks, ReviewReport } from '../report-schema.ts';

/** Number of findings shown at once; the rest are in a closed <details>. */
const SHOWN = 5;

/** URLs of a preview, for links in its comment. */
export interface PreviewLinks {
  site: string;
  report: string;
}

/**
 * Text of the comment on a pull request, and of `summary.md`, as Markdown. It contains nothing from a pull request but its report, which
 * was validated; texts of the report are set as code, so that they can neither link nor mention anybody.
 */
export function summaryText(report: ReviewReport, remarks: Pick<Remarks, 'warnings'>, links?: PreviewLinks): string {
  const { errors, documents } = report;
  const pages = report.pages.filter(({ codeOnly }) => !codeOnly);
  const silent = report.pages.filter(({ codeOnly }) => codeOnly);
  const lines: string[] = [];
  const isClean = errors.length === 0;
  lines.push(`### ${isClean ? '🟢' : '🔴'} ${headline(report, remarks)}`, '');
  if (links) lines.push(`[Preview](${links.site}) · [Report with screenshots](${links.report})`, '');
  lines.push(...remarkLines('Errors', errors, true), ...remarkLines('To look at', remarks.warnings, false));
  if (pages.length > 0) {
    lines.push('| Page | | Because | Pixels | Words |', '| --- | --- | --- | ---: | ---: |');
    for (const page of pages) lines.push(pageRow(page, links));
    lines.push('');
  }
  if (silent.length > 0) lines.push(codeOnlyLine(silent), '');
  if (documents.length > 0) {
    lines.push('| Document | Pages | Words |', '| --- | ---: | ---: |');
    for (const { path, pages: count, words } of documents)
      lines.push(
        `| \`${path}\` | ${count.before === count.after ? count.after : `${count.before} → ${count.after}`} | ${wordCount(words)} |`,
      );
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

const plural = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** What was found, in one line. */
export function headline({ failed, pages, documents, errors }: ReviewReport, { warnings }: Pick<Remarks, 'warnings'>): string {
  const silent = pages.filter(({ codeOnly }) => codeOnly).length;
  return [
    failed ? 'The site cannot be built' : `${plural(pages.length - silent, 'page')} changed`,
    ...(silent > 0 ? [`${silent} in code only`] : []),
    ...(documents.length > 0 ? [`${plural(documents.length, 'document')} changed`] : []),
    ...(errors.length > 0 ? [plural(errors.length, 'error')] : []),
    ...(warnings.length > 0 ? [`${warnings.length} to look at`] : []),
  ].join(', ');
}

/** Pages on which nothing is to be seen or read, in one line. */
export const codeOnlyLine = (pages: readonly PageReport[]) =>
  `Same words, same looks, other code (${[...new Set(pages.flatMap(({ because }) => because))].join(', ')}): ${plural(pages.length, 'page')}`;

/** Numbers of words that came and went; a dash for none. */
export const wordCount = ({ inserted, deleted }: { inserted: number; deleted: number }) =>
  inserted + deleted === 0 ? '–' : `+${inserted} −${deleted}`;

/** The largest share of pixels that differ at any width. */
export function largestShare({ kind, looks }: PageReport): string {
  if (kind === 'added' || kind === 'removed') return '–';
  const share = Math.max(0, ...looks.map((look) => look.share));
  if (share === 0) return '0 %';
  return share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`;
}

function pageRow(page: PageReport, links?: PreviewLinks): string {
  const { route, kind, from, because, words } = page;
  const name = links && kind !== 'removed' ? `[\`${route}\`](${links.site}${route})` : `\`${route}\``;
  const what = from === undefined ? kind : `moved from \`${from}\``;
  return `| ${name} | ${what} | ${because.join(', ')} | ${largestShare(page)} | ${wordCount(words)} |`;
}

/** A text as inline code on one line, so that Markdown does not interpret it. */
const literal = (text: string) => `\`${text.replaceAll('`', "'").replace(/\s+/g, ' ').slice(0, 300)}\``;
const remarkLine = (remark: Remark) => {
  const place = placeOf(remark);
  return `- **${remark.rule}**${place ? ` ${literal(place)}` : ''} ${literal(remark.message)}`;
};

/** File and line of a finding; empty where it is about no file. */
export const placeOf = ({ file = '', line }: Remark) => (line === undefined ? file : `${file}:${line}`);

function remarkLines(title: string, list: readonly Remark[], isOpen: boolean): string[] {
  if (list.length === 0) return [];
  const shown = isOpen ? list.slice(0, SHOWN) : [];
  const folded = list.slice(shown.length);
  const fold =
    folded.length > 0
      ? [
          `<details><summary>${shown.length > 0 ? `${folded.length} more` : `${title} (${list.length})`}</summary>`,
          '',
          ...folded.map(remarkLine),
          '',
          '</details>',
          '',
        ]
      : [];
  return [...(shown.length > 0 ? [`**${title}**`, '', ...shown.map(remarkLine), ''] : []), ...fold];
}
