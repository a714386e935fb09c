import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type CheerioAPI, load } from 'cheerio';
import { isFramed } from '../../config/routes.ts';
import { readSite } from '../../lib/node/built-site.ts';
import { sectionId } from './report/entry.ts';
import { html, type Safe } from './report/escape.ts';
import { REVIEW, SHOTS } from './report-data.ts';

/** For files that only a preview has. */
const PREVIEW_FOLDER = '_preview';
/** The host's rule for every file. */
const EVERY_FILE = '/*\n';
const NOT_INDEXED = `${EVERY_FILE}  X-Robots-Tag: noindex, nofollow\n`;

/**
 * Turns a build into a preview of the change that `PREVIEW_NAME` names, with the report of the last
 * `npm run review`; without a name, of this copy, which nobody has reviewed.
 */
export const preview = (): AstroIntegration => ({
  name: 'preview',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const name = process.env.PREVIEW_NAME;
      addPreview(fileURLToPath(dir), name ?? 'this copy', name === undefined ? undefined : REVIEW);
    },
  },
});

/**
 * Adds the report and, above each page, a note of what changed there; forbids indexing. What is
 * shown in a frame has no note.
 * @param name of the change, such as "Add a case on fans (#12)"
 * @param reviewFolder with the report, if there is one, and its pictures
 */
export function addPreview(folder: string, name: string, reviewFolder?: string): void {
  const styles = html`<link rel="stylesheet" href="/${PREVIEW_FOLDER}/note.css">`;
  const reviewed = reviewFolder ? fs.globSync(`${reviewFolder}/{report.html,${SHOTS}}`) : [];
  const [file] = reviewed.filter((each) => each.endsWith('.html'));
  const report = file === undefined ? undefined : load(fs.readFileSync(file, 'utf8'));
  const noteOf = (page: CheerioAPI, route: string) => {
    const said = report ? stateOf(page, route, report) : 'not reviewed';
    return html`<aside class="preview-note" aria-label="Preview">Preview of ${name} · ${said}</aside>`;
  };
  for (const [route, { file: target, html: text }] of readSite(folder).pages) {
    if (isFramed(route)) continue;
    const $ = load(text);
    $('head').append(styles.html);
    $('body').prepend(noteOf($, route).html);
    fs.writeFileSync(path.join(folder, target), $.html());
  }
  forbidIndexing(path.join(folder, '_headers'));
  const own = path.join(folder, PREVIEW_FOLDER);
  fs.cpSync(path.join(import.meta.dirname, 'preview.css'), path.join(own, 'note.css'));
  for (const each of reviewed)
    fs.cpSync(each, path.join(own, path.basename(each)), { recursive: true });
}

function forbidIndexing(headers: string): void {
  const rules = fs.readFileSync(headers, 'utf8');
  if (!rules.startsWith(EVERY_FILE))
    throw new Error('_headers does not begin with the rule for every file.');
  fs.writeFileSync(headers, rules.replace(EVERY_FILE, NOT_INDEXED));
}

/** What the report says of a page, with a link to it. */
function stateOf(page: CheerioAPI, route: string, report: CheerioAPI): Safe {
  const link = (anchor = '') => html`<a href="/${PREVIEW_FOLDER}/report${anchor}">What changed</a>`;
  const change = report(`[id="${sectionId(route)}"] + p`).text();
  if (change) return html`changed: ${change} · ${link(`#${sectionId(route)}`)}`;
  // A draft is not on the live site, so the report does not know it.
  const isDraft = page('main > header [data-draft]').length > 0;
  return isDraft ? link() : html`no change on this page · ${link()}`;
}
