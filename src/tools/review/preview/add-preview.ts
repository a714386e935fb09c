import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { ROUTES } from '../../../config/routes.ts';
import { readSite } from '../../../lib/node/built-site.ts';
import { counted } from '../../../lib/words.ts';
import { readContent } from '../../writing/model/content.ts';
import { sectionId } from '../report/entry.ts';
import { type HtmlValue, html } from '../report/escape.ts';
import { whyOf } from '../report/overview.ts';
import type { ReviewReport } from '../report-data.ts';

/** What the bar of a preview shows. */
export interface PreviewInfo {
  /** Name of the previewed change, such as "Add a case on fans (#12)". */
  name: string;
  /** URL at which files of the branch are edited, without the file's path; undefined if it is not known. */
  editUrl?: string | undefined;
  /** The review of the branch; undefined if there was none. */
  report?: ReviewReport | undefined;
}

/** Folder of the built site for files that only a preview has. */
export const PREVIEW_FOLDER = '_preview';
/** The host's rule for every file; a preview's forbids search engines to index it. */
const EVERY_FILE = '/*\n';
const NOT_INDEXED = `${EVERY_FILE}  X-Robots-Tag: noindex, nofollow\n`;

/** Turns a built site into a preview: adds a bar to each page except the stand-ins, which are shown in frames, and forbids indexing. */
export function addPreview(folder: string, root: string, info: PreviewInfo): void {
  fs.cpSync(path.join(import.meta.dirname, 'bar.css'), path.join(folder, PREVIEW_FOLDER, 'bar.css'));
  const { routes } = readContent(root);
  for (const [route, { file, html: page }] of readSite(folder).pages)
    if (!route.startsWith(`${ROUTES.standIn}/`))
      fs.writeFileSync(path.join(folder, file), withBar(page, route, routes.get(route)?.file, info));
  const headers = path.join(folder, '_headers');
  const rules = fs.readFileSync(headers, 'utf8');
  if (!rules.startsWith(EVERY_FILE)) throw new Error('_headers does not begin with the rule for every file.');
  fs.writeFileSync(headers, rules.replace(EVERY_FILE, NOT_INDEXED));
}

/** A page with the preview's bar. @param source its content file; undefined if it has none */
export function withBar(page: string, route: string, source: string | undefined, { name, editUrl, report }: PreviewInfo): string {
  const change = report?.pages.find((entry) => entry.route === route);
  const $ = load(page);
  $('head').append(`<link rel="stylesheet" href="/${PREVIEW_FOLDER}/bar.css">`);
  // Only in its banner: a list shows the badges of other entries.
  const unpublished = $('main > header [data-draft]').text();
  const state: HtmlValue = change
    ? [change.kind === 'changed' && 'Changed: ', whyOf(change)]
    : unpublished
      ? `${unpublished}: not on the live site, so not compared`
      : 'No change on this page';
  const findings = report && counted(report.errors.length + report.warnings.length, 'finding');
  const link = report && html`<a href="/${PREVIEW_FOLDER}/report${change && `#${sectionId(route)}`}">Report: ${findings}</a>`;
  const edit = source && editUrl && html`<a href="${editUrl}/${source}">Edit this page</a>`;
  const bar = html`<aside class="preview-bar" aria-label="Preview" data-preview-bar><strong>Preview</strong><span>${
    report ? state : 'No report: run npm run review first'
  }</span>${link}${edit}<span>${name}</span></aside>`;
  $('body').append(bar.html);
  return $.html();
}
