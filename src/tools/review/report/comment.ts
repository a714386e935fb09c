import type { Remark, ReviewReport } from '../report-data.ts';
import { html } from './escape.ts';
import { headline, overview } from './overview.ts';

/** Longest message of a finding in a comment, in characters: GitHub takes 65,536 in all. */
const MESSAGE_CHARACTERS = 300;

/**
 * Text of the comment on a pull request: HTML, in which GitHub reads no Markdown as long as no line is empty. Its links begin with a slash:
 * the workflow puts the address of the preview before them once it knows it.
 */
export function commentText(report: ReviewReport): string {
  const short = (remarks: readonly Remark[]) =>
    remarks.map((remark) => ({ ...remark, message: remark.message.slice(0, MESSAGE_CHARACTERS) }));
  const shown = overview({ ...report, errors: short(report.errors), warnings: short(report.warnings) }, ({ route, kind }) =>
    kind === 'removed' ? undefined : route,
  );
  const links = !report.failed && html`<p><a href="/">Preview</a> · <a href="/_preview/report">Report with pictures</a></p>`;
  return `### ${report.errors.length === 0 ? '🟢' : '🔴'} ${headline(report)}\n\n${html`${links}${shown}`}\n`;
}
