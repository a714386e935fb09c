import type { ReviewReport } from '../report-data.ts';
import { html } from './escape.ts';
import { headline, overview } from './overview.ts';

/**
 * Text of the comment on a pull request: HTML, in which GitHub reads no Markdown as long as no line
 * is empty. Its links begin with a slash: the workflow puts the address of the preview before them
 * once it knows it.
 */
export function commentText(report: ReviewReport): string {
  const shown = overview(report, ({ route, kind }) => (kind === 'removed' ? undefined : route));
  const links =
    report.errors.length === 0 &&
    html`<p><a href="/">Preview</a> · <a href="/_preview/report">Report with pictures</a></p>`;
  return `### ${report.errors.length === 0 ? '🟢' : '🔴'} ${headline(report)}\n\n${html`${links}${shown}`}\n`;
}
