import type { Entry, ReviewReport } from '../report-data.ts';
import { html } from './escape.ts';
import { headline, overview } from './overview.ts';

/** What GitHub takes in a comment. */
const COMMENT_CHARACTERS = 65_536;
/** The workflow puts the address of the preview before each link; it is shorter than this. */
const ADDRESS_CHARACTERS = 120;
/** Rows of each list: the first number with which the comment is short enough is taken. */
const ROWS = [100, 50, 25, 10, 5, 1];

/**
 * Text of the comment on a pull request: HTML, in which GitHub reads no Markdown as long as no line
 * is empty. Its links begin with a slash: the workflow puts the address of the preview before them
 * once it knows it.
 */
export function commentText(report: ReviewReport): string {
  const texts = ROWS.values().map((rows) => commentWith(report, rows));
  return texts.find((text) => charactersOf(text) <= COMMENT_CHARACTERS) ?? commentWith(report, 0);
}

/** Its length as GitHub gets it. */
const charactersOf = (text: string) =>
  text.length + (text.split('href="/').length - 1) * ADDRESS_CHARACTERS;

/** @param rows of each list */
function commentWith(report: ReviewReport, rows: number): string {
  const urlOf = ({ route, kind }: Entry) => (kind === 'removed' ? undefined : route);
  const shown = overview(report, urlOf, rows);
  const links =
    report.errors.length === 0 &&
    html`<p><a href="/">Preview</a> · <a href="/_preview/report">Report with pictures</a></p>`;
  return `### ${report.errors.length === 0 ? '🟢' : '🔴'} ${headline(report)}\n\n${html`${links}${shown}`}\n`;
}
