import fs from 'node:fs';
import path from 'node:path';
import type { DocumentChange } from '../documents.ts';
import type { Remark, ReviewReport } from '../report-schema.ts';
import type { Review } from '../review.ts';
import { html, type Safe, safe } from './escape.ts';
import { pageSection, proseOf, sectionId, shotsOf } from './page.ts';
import { headline, largestShare } from './summary.ts';
import { fontStyles, tokenStyles } from './tokens.ts';

const here = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The report as HTML with styles and fonts embedded; its pictures are files in the folder `shots` beside it. It is readable without script. */
export function reportHtml(review: Review, out: string): string {
  const { report, remarks } = review;
  const counts = headline(report, remarks);
  const title = `Review: ${counts}`;
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${safe(fontStyles(review.after))}${safe(tokenStyles())}${safe(here('report.css'))}</style>
</head>
<body>
<header>
<h1>${counts}</h1>
<p class="note">${report.head.ref} (<code>${report.head.commit.slice(0, 10)}</code>) against ${report.base.ref} (<code>${report.base.commit.slice(0, 10)}</code>)</p>
</header>
<main>
${report.errors.length + remarks.warnings.length > 0 && first(report.errors, remarks.warnings)}
${report.pages.length > 0 && overview(report)}
${review.pages.map((page) => pageSection(page, review, out))}
${review.documents.map(documentSection)}
</main>
<script>${safe(here('slider.js'))}</script>
</body>
</html>
`.html;
}

/** Errors and warnings, above everything else. */
const first = (errors: readonly Remark[], warnings: readonly Remark[]): Safe => html`<section aria-labelledby="first">
<h2 id="first">First of all</h2>
${errors.length > 0 && html`<h3>Errors</h3><ul class="remarks errors">${errors.map(remarkItem)}</ul>`}
${warnings.length > 0 && html`<h3>To look at</h3><ul class="remarks">${warnings.map(remarkItem)}</ul>`}
</section>`;

const remarkItem = ({ rule, file, message }: Remark) => html`<li><strong>${rule}${file && ` · ${file}`}</strong>${message}</li>`;

const overview = ({ pages }: ReviewReport): Safe => html`<section aria-labelledby="pages">
<h2 id="pages">Pages</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Table of pages"><table>
<thead><tr><th scope="col">Page</th><th scope="col">What</th><th scope="col">Because</th><th scope="col" class="number">Pixels</th><th scope="col" class="number">Words</th></tr></thead>
<tbody>${pages.map(
  (
    page,
  ) => html`<tr><th scope="row"><a href="#${sectionId(page.route)}">${page.route}</a></th><td>${page.kind}</td><td>${page.because.join(', ')}</td>
<td class="number">${largestShare(page)}</td><td class="number">+${page.words.inserted} −${page.words.deleted}</td></tr>`,
)}</tbody></table></div>
</section>`;

const documentSection = ({ path: file, pages, words, shots }: DocumentChange): Safe => html`<section class="page">
<h2>${file}</h2>
<p class="note">${pages.before === pages.after ? `${pages.after} pages` : `${pages.before} pages before, ${pages.after} after`}</p>
${words.length > 0 && html`<section><h3>Words</h3>${proseOf(words)}</section>`}
${shots.map((shot) => html`<section><h3>Page ${shot.page}</h3>${shotsOf(shot, `${file}, page ${shot.page}`)}</section>`)}
</section>`;
