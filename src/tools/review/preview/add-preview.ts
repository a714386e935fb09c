import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { z } from 'zod';
import { PAGE_FILES } from '../../../config/page-files.ts';
import { ROUTES } from '../../../config/routes.ts';
import { markStyles } from '../browser/mark-script.ts';
import { readSite } from '../compare/site.ts';
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
  /** HTML of each changed page's body with the changes marked, by route. */
  marked: Record<string, string>;
}

/** Folder of the built site for files that only a preview has. */
export const PREVIEW_FOLDER = '_preview';
/** Elements whose scripts would run a second time in a copy of the page. */
const SCRIPTED_ELEMENTS = 'astro-island, site-embed';

/** Makes a built site a preview: adds a bar to each page except the stand-ins, which are shown in frames, and forbids indexing. */
export function addPreview(folder: string, root: string, info: PreviewInfo): void {
  const home = path.join(folder, PREVIEW_FOLDER);
  fs.mkdirSync(home, { recursive: true });
  const here = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');
  fs.writeFileSync(path.join(home, 'bar.css'), here('bar.css') + markStyles());
  fs.writeFileSync(path.join(home, 'bar.js'), here('bar.js'));
  for (const [route, { file, html: page }] of readSite(folder).pages)
    if (!file.startsWith(`${PREVIEW_FOLDER}/`) && !route.startsWith(`${ROUTES.standIn}/`))
      fs.writeFileSync(path.join(folder, file), withBar(page, route, root, info));
}

/** A page with the preview's bar. */
export function withBar(page: string, route: string, root: string, info: PreviewInfo): string {
  const $ = load(page);
  $('meta[name=robots]').remove();
  $('head').append('<meta name="robots" content="noindex, nofollow"><link rel="stylesheet" href="/_preview/bar.css">');
  $('head').append('<script type="module" src="/_preview/bar.js"></script>');
  const marked = info.marked[route];
  $('body').append(barOf(route, root, info, marked !== undefined));
  if (marked !== undefined) $('body').append(`<template data-preview-changes>${withoutScripts(marked)}</template>`);
  return $.html();
}

function withoutScripts(marked: string): string {
  const $ = load(marked, null, false);
  $(SCRIPTED_ELEMENTS).each((_, element) => {
    element.tagName = 'div';
  });
  $('script').remove();
  return $.html();
}

function barOf(route: string, root: string, { name, editUrl, report, remarks }: PreviewInfo, isMarked: boolean): string {
  const file = contentFileOf(route, root);
  const change = report?.pages.find((page) => page.route === route);
  const findings = (report?.errors.length ?? 0) + (remarks?.warnings.length ?? 0);
  const words = change ? `${change.words.inserted} words inserted, ${change.words.deleted} deleted` : '';
  const reportUrl = `/${PREVIEW_FOLDER}/report${change ? `#${sectionId(route)}` : ''}`;
  return html`<aside class="preview-bar" aria-label="Preview" data-preview-bar><p class="preview-name"><strong>Preview</strong> of ${name}</p>
<div class="preview-controls">${file && (editUrl ? html`<a href="${editUrl}/${file}">Edit this page</a>` : html`<span>${file}</span>`)}${
    isMarked && html`<button type="button" aria-pressed="false" hidden>Show changes</button>`
  }${report ? !isMarked && html`<span>${change ? `Changed: ${change.because.join(', ')}` : 'No change on this page'}</span>` : html`<span>No report: run npm run review first</span>`}${
    report && html`<a href="${reportUrl}">Report: ${findings === 1 ? '1 finding' : `${findings} findings`}</a>`
  }${isMarked && html`<label hidden><input type="checkbox">Key d</label>`}</div><p class="preview-status" role="status" data-shown="Changes are shown: ${words}." data-hidden="Changes are hidden."></p></aside>`
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
export function readReview(out: string, commit: string | undefined): Pick<PreviewInfo, 'report' | 'remarks' | 'marked'> {
  const read = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(out, name), 'utf8'));
  if (!['report.json', 'remarks.json', 'marked.json'].every((name) => fs.existsSync(path.join(out, name)))) return { marked: {} };
  const report = reportSchema.parse(read('report.json'));
  if (report.head.commit !== commit) return { marked: {} };
  return {
    report,
    remarks: remarksSchema.parse(read('remarks.json')),
    marked: z.record(z.string(), z.string()).parse(read('marked.json')),
  };
}
