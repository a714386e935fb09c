import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { ROUTES } from '../../../config/routes.ts';
import { readSite } from '../../../lib/node/built-site.ts';
import { counted } from '../../../lib/words.ts';
import { readContent } from '../../writing/model/content.ts';
import { outlined } from '../compare/facets.ts';
import { sectionId } from '../report/entry.ts';
import { type HtmlValue, html } from '../report/escape.ts';
import { inWords, whyOf } from '../report/overview.ts';
import { type ItemReport, type ReviewReport, reportSchema, SHOTS } from '../report-schema.ts';

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
const PREVIEW_FOLDER = '_preview';

/** Turns a built site into a preview: adds a bar to each page except the stand-ins, which are shown in frames, and forbids indexing. */
export function addPreview(folder: string, root: string, info: PreviewInfo): void {
  const home = path.join(folder, PREVIEW_FOLDER);
  fs.mkdirSync(home, { recursive: true });
  for (const name of ['bar.css', 'bar.js']) fs.copyFileSync(path.join(import.meta.dirname, name), path.join(home, name));
  const { routes } = readContent(root);
  for (const [route, { file, html: page }] of readSite(folder).pages)
    if (!file.startsWith(`${PREVIEW_FOLDER}/`) && !route.startsWith(`${ROUTES.standIn}/`))
      fs.writeFileSync(path.join(folder, file), withBar(page, route, routes.get(route)?.file, info));
}

/** Adds the report of a review, with its pictures. @param review folder of the review */
export function addReport(folder: string, review: string): void {
  for (const name of ['report.html', SHOTS])
    fs.cpSync(path.join(review, name), path.join(folder, PREVIEW_FOLDER, name), { recursive: true });
}

/** A page with the preview's bar. @param source its content file; undefined if it has none */
export function withBar(page: string, route: string, source: string | undefined, { name, editUrl, report }: PreviewInfo): string {
  const change = report?.pages.find((page) => page.route === route);
  const hasNewText = change !== undefined && change.fresh.length > 0;
  const $ = load(hasNewText ? outlined(page, change.fresh) : page);
  $('meta[name=robots]').remove();
  $('head').append('<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/_preview/bar.css">');
  $('head').append('<script type="module" src="/_preview/bar.js"></script>');
  // Only in its banner: a list shows the badges of other entries.
  const unpublished = $('main > header [data-draft]').text();
  const words = change ? `${counted(change.words.inserted, 'word')} inserted, ${change.words.deleted} deleted` : '';
  const buttons = html`<button type="button" aria-pressed="false" hidden>Show changes</button><button type="button" data-step="-1" hidden>Previous</button><button type="button" data-step="1" hidden>Next</button>`;
  const link =
    report &&
    html`<a href="/${PREVIEW_FOLDER}/report${change ? `#${sectionId(route)}` : ''}">Report: ${counted(report.errors.length + report.warnings.length, 'finding')}</a>`;
  const state = report ? stateOf(change, unpublished) : 'No report: run npm run review first';
  const bar = html`<aside class="preview-bar" aria-label="Preview" data-preview-bar><strong>Preview</strong>${
    hasNewText ? buttons : html`<span>${state}</span>`
  }${link}${source && (editUrl ? html`<a href="${editUrl}/${source}">Edit this page</a>` : html`<span>${source}</span>`)}<span>${name}</span>
<p class="preview-status" role="status" data-shown="Changes are shown: ${words}." data-hidden="Changes are hidden."></p></aside>`;
  $('body').append(bar.html);
  return $.html();
}

/** What the bar says about a page without new texts. @param unpublished why it is not on the live site, such as "Draft" */
function stateOf(change: ItemReport | undefined, unpublished: string): HtmlValue {
  if (!change) return unpublished ? `${unpublished}: not on the live site, so not compared` : 'No change on this page';
  if (change.codeOnly) return `No visible change: ${inWords(change.because)}`;
  return change.kind === 'added' ? 'New page' : html`Changed: ${whyOf(change)}`;
}

/**
 * The report of the last review; undefined if there is none, or if it reviewed another commit.
 * @param commit the commit that is being built
 */
export function readReview(out: string, commit: string | undefined): ReviewReport | undefined {
  const file = path.join(out, 'report.json');
  const report = fs.existsSync(file) ? reportSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : undefined;
  return report?.head.commit === commit ? report : undefined;
}
