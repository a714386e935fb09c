import type { PageReport, Remark, ReviewReport } from '../report-schema.ts';

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
export function summaryText(report: ReviewReport, links?: PreviewLinks): string {
  const { errors, warnings } = report;
  const pages = grouped(
    report.pages.filter(({ codeOnly }) => !codeOnly),
    (page) => page,
  );
  const documents = grouped(report.documents, (document) => document);
  const silent = report.pages.filter(({ codeOnly }) => codeOnly);
  const lines: string[] = [];
  const isClean = errors.length === 0;
  lines.push(`### ${isClean ? '🟢' : '🔴'} ${headline(report)}`, '');
  if (links) lines.push(`[Preview](${links.site}) · [Report with screenshots](${links.report})`, '');
  lines.push(...remarkLines('Errors', errors, true), ...remarkLines('To look at', warnings, false));
  if (pages.length > 0) {
    lines.push('| Page | Why | Pixels | Words |', '| --- | --- | ---: | ---: |');
    for (const [first, ...others] of pages) {
      const names = [first, ...others].map((page) => nameOf(page.route, page.kind === 'removed' ? undefined : links));
      lines.push(
        `| ${folded(names)} | ${whyOf(first, (from) => nameOf(from, undefined))} | ${largestShare(first)} | ${wordCount(first.words)} |`,
      );
    }
    lines.push('');
  }
  if (silent.length > 0) lines.push(codeOnlyLine(silent), '');
  if (documents.length > 0) {
    lines.push('| Document | Pages | Words |', '| --- | ---: | ---: |');
    for (const group of documents) {
      const [{ pages: count, words }] = group;
      const names = group.map(({ path, pages: { after } }) => nameOf(path, after === 0 ? undefined : links));
      lines.push(
        `| ${folded(names)} | ${count.before === count.after ? count.after : `${count.before} → ${count.after}`} | ${wordCount(words)} |`,
      );
    }
    lines.push('');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/** Items in groups: the first of each stands for the others, which changed for the same reason. */
export function grouped<T>(
  items: readonly T[],
  report: (item: T) => { like?: string | undefined; route?: string; path?: string },
): [T, ...T[]][] {
  const nameOfGroup = (item: T) => {
    const { like, route, path } = report(item);
    return like ?? route ?? path;
  };
  return [...Map.groupBy(items, nameOfGroup).values()] as [T, ...T[]][];
}

/** The first of some names; the others are folded. */
const folded = ([first, ...others]: readonly string[]) =>
  others.length === 0 ? first : `${first}<details><summary>and ${others.length} more</summary>${others.join('<br>')}</details>`;

const nameOf = (route: string, links: PreviewLinks | undefined) => (links ? `[\`${route}\`](${links.site}${route})` : `\`${route}\``);

/** Why a page is listed, in words. @param name writes a URL */
export function whyOf({ kind, from = '', because }: PageReport, name = (route: string) => route): string {
  if (kind === 'added' || kind === 'removed') return kind;
  // A page that only moved differs in its address, which no other reason tells.
  const reasons = because.filter((reason) => kind === 'changed' || reason !== 'code');
  return [...(kind === 'moved' ? [`moved from ${name(from)}`] : []), ...reasons].join(', ');
}

const plural = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

/** What was found, in one line. */
export function headline({ failed, pages, documents, errors, warnings }: ReviewReport): string {
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
