import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { z } from 'zod';
import { PAGE_FILES } from '../../../config/page-files.ts';
import { ROUTES } from '../../../config/routes.ts';
import { OUTLINE_STYLES } from '../browser/shots.ts';
import { outlined } from '../compare/facets.ts';
import { readSite } from '../compare/site.ts';
import type { NewText } from '../compare/text-changes.ts';
import { html } from '../report/escape.ts';
import { sectionId } from '../report/page.ts';
import { type Remarks, type ReviewReport, remarksSchema, reportSchema } from '../report-schema.ts';

/** What the bar of a preview shows. */
export interface PreviewInfo {
  /** Name of the previewed change, such as "Add a case on fans (#12)". */
  name: string;
  /** URL at which files of the branch are edited, without the file's path; undefined if it is not known. */
  editUrl?: string | undefined;
  /** The review of the branch; undefined if there was none. */
  report?: ReviewReport | undefined;
  remarks?: Remarks | undefined;
  /** Texts that are new on each page, by route. */
  fresh: Record<string, NewText[]>;
}

/** Folder of the built site for files that only a preview has. */
export const PREVIEW_FOLDER = '_preview';

/** Makes a built site a preview: adds a bar to each page except the stand-ins, which are shown in frames, and forbids indexing. */
export function addPreview(folder: string, root: string, info: PreviewInfo): void {
  const home = path.join(folder, PREVIEW_FOLDER);
  fs.mkdirSync(home, { recursive: true });
  const here = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  fs.writeFileSync(path.join(home, 'bar.css'), here('bar.css') + fs.readFileSync(OUTLINE_STYLES, 'utf8'));
  fs.writeFileSync(path.join(home, 'bar.js'), here('bar.js'));
  for (const [route, { file, html: page }] of readSite(folder).pages)
    if (!file.startsWith(`${PREVIEW_FOLDER}/`) && !route.startsWith(`${ROUTES.standIn}/`))
      fs.writeFileSync(path.join(folder, file), withBar(page, route, root, info));
}

/** A page with the preview's bar. */
export function withBar(page: string, route: string, root: string, info: PreviewInfo): string {
  const texts = info.fresh[route] ?? [];
  const $ = load(texts.length > 0 ? outlined(page, texts) : page);
  $('meta[name=robots]').remove();
  $('head').append('<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/_preview/bar.css">');
  $('head').append('<script type="module" src="/_preview/bar.js"></script>');
  // In its banner: a list shows the badges of others.
  const unpublished = $('main > header [data-draft]').text();
  $('body').append(barOf(route, root, info, texts.length > 0, unpublished));
  return $.html();
}

function barOf(
  route: string,
  root: string,
  { name, editUrl, report, remarks }: PreviewInfo,
  hasNewText: boolean,
  unpublished: string,
): string {
  const file = contentFileOf(route, root);
  const change = report?.pages.find((page) => page.route === route);
  const findings = (report?.errors.length ?? 0) + (remarks?.warnings.length ?? 0);
  const words = change ? `${change.words.inserted} words inserted, ${change.words.deleted} deleted` : '';
  const reportUrl = `/${PREVIEW_FOLDER}/report${change ? `#${sectionId(route)}` : ''}`;
  return html`<aside class="preview-bar" aria-label="Preview" data-preview-bar><p class="preview-name"><strong>Preview</strong> of ${name}</p>
<div class="preview-controls">${file && (editUrl ? html`<a href="${editUrl}/${file}">Edit this page</a>` : html`<span>${file}</span>`)}${
    hasNewText &&
    html`<span class="preview-changes" hidden><button type="button" aria-pressed="false">Show changes</button><button type="button" data-step="-1" hidden>Previous</button><button type="button" data-step="1" hidden>Next</button></span>`
  }${report ? !hasNewText && html`<span>${change ? `Changed: ${change.because.join(', ')}` : unpublished ? `${unpublished}: not on the live site, so not compared` : 'No change on this page'}</span>` : html`<span>No report: run npm run review first</span>`}${
    report && html`<a href="${reportUrl}">Report: ${findings === 1 ? '1 finding' : `${findings} findings`}</a>`
  }${hasNewText && html`<label hidden><input type="checkbox">Key d</label>`}</div><p class="preview-status" role="status" data-shown="Changes are shown: ${words}." data-hidden="Changes are hidden."></p></aside>`
    .html;
}

/** Path of a page's content file; undefined if the page has none of its own. */
export function contentFileOf(route: string, root: string): string | undefined {
  const isGrid = route.startsWith(`${ROUTES.cases}/page/`);
  const slug = PAGE_FILES[isGrid ? ROUTES.cases : route] ?? route.split('/').at(-1) ?? '';
  const folder = route.startsWith(`${ROUTES.cases}/`) && !isGrid ? ['cases'] : ['pages', 'services'];
  return folder.map((name) => `src/content/${name}/${slug}.mdx`).find((file) => fs.existsSync(path.join(root, file)));
}

/**
 * Results of the last review; empty if it reviewed another commit.
 * @param commit the commit that is being built
 */
export function readReview(out: string, commit: string | undefined): Pick<PreviewInfo, 'report' | 'remarks' | 'fresh'> {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(out, name), 'utf8'));
  if (!['report.json', 'remarks.json', 'new-texts.json'].every((name) => fs.existsSync(path.join(out, name)))) return { fresh: {} };
  const report = reportSchema.parse(read('report.json'));
  if (report.head.commit !== commit) return { fresh: {} };
  return {
    report,
    remarks: remarksSchema.parse(read('remarks.json')),
    fresh: z.record(z.string(), z.array(z.strictObject({ text: z.string(), nth: z.number() }))).parse(read('new-texts.json')),
  };
}
