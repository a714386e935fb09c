import type { Entry, ReviewReport } from '../report-data.ts';
import { html } from './escape.ts';
import { headline, overview } from './overview.ts';

/** What GitHub takes in a comment. */
const COMMENT_CHARACTERS = 65_536;
/** More than the address of a preview, which the workflow puts before each link. */
const ADDRESS_CHARACTERS = 120;
const ROWS = [100, 50, 25, 10, 5, 1];

/**
 * The comment on a pull request, with as many rows of each list as it can have: HTML, in which
 * GitHub reads no Markdown as long as no line is empty. Its links begin with a slash.
 */
export function commentText(report: ReviewReport): string {
  const texts = ROWS.values().map((rows) => commentWith(report, rows));
  return texts.find((text) => charactersOf(text) <= COMMENT_CHARACTERS) ?? commentWith(report, 0);
}

/** Its length as GitHub gets it. */
const charactersOf = (text: string) =>
  text.length + (text.split('href="/').length - 1) * ADDRESS_CHARACTERS;

function commentWith(report: ReviewReport, rows: number): string {
  const urlOf = ({ route, kind }: Entry) => (kind === 'removed' ? undefined : route);
  const shown = overview(report, urlOf, rows);
  const links =
    report.errors.length === 0 &&
    html`<p><a href="/">Preview</a> · <a href="/_preview/report">Report with pictures</a></p>`;
  return `### ${report.errors.length === 0 ? '🟢' : '🔴'} ${headline(report)}\n\n${html`${links}${shown}`}\n`;
}
