import fs from 'node:fs';
import path from 'node:path';
import type { Remark } from '../report-schema.ts';
import { isStandIn, type Review, type ReviewedDocument } from '../reviewed.ts';
import { html, type Safe, safe } from './escape.ts';
import { detailsSection, excerptOf, pageSection, sectionId, shotsOf } from './page.ts';
import { codeOnlyLine, grouped, headline, largestShare, placeOf, whyOf, wordCount } from './summary.ts';

const here = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The report as HTML with its styles embedded; its pictures are files in the folder `shots` beside it. It is readable without script. */
export function reportHtml(review: Review): string {
  const { report } = review;
  const counts = headline(report);
  const silent = review.pages.filter((page) => page.report.codeOnly);
  const pages = grouped(
    review.pages.filter((page) => !page.report.codeOnly),
    (page) => page.report,
  );
  const documents = grouped(review.documents, (document) => document.report);
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review: ${counts}</title>
<style>${safe(here('report.css'))}</style>
</head>
<body>
<header>
<h1>${counts}</h1>
<p class="note">${report.head.ref} (<code>${report.head.commit.slice(0, 10)}</code>) against ${report.base.ref} (<code>${report.base.commit.slice(0, 10)}</code>)</p>
</header>
<main>
${report.errors.length > 0 && html`<section><h2>Errors</h2><ul class="remarks errors">${report.errors.map(remarkItem)}</ul></section>`}
${report.warnings.length > 0 && html`<section><h2>To look at</h2><ul class="remarks">${report.warnings.map(remarkItem)}</ul></section>`}
${
  pages.length + documents.length > 0 &&
  html`<section aria-labelledby="pages">
<h2 id="pages">${pages.length > 0 ? 'Pages' : 'Documents'}</h2>
<table>
<thead><tr><th scope="col">Page</th><th scope="col">Why</th><th scope="col" class="number">Pixels</th><th scope="col" class="number">Words</th></tr></thead>
<tbody>${pages.map(([first, ...others]) =>
    row(
      [first, ...others].map(({ report: { route } }) => route),
      html`${whyOf(first.report)}${excerptOf([...first.change.words, ...first.details])}`,
      largestShare(first.report),
      wordCount(first.report.words),
    ),
  )}${documents.map((group) =>
    row(
      group.map(({ report: each }) => each.path),
      html`document${excerptOf([...group[0].change.words, ...group[0].change.links])}`,
      '–',
      wordCount(group[0].report.words),
    ),
  )}</tbody></table>
</section>`
}
${silent.length > 0 && codeOnlyPages(silent.map((page) => page.report))}
${detailsSection(html`<h2>Rules of styles</h2>`, review.styles)}
${pages.map((group) => sectionsOf(group, pageSection, isStandIn(group[0].report) ? 'stand-ins' : 'pages that changed for the same reason'))}
${documents.map((group) => sectionsOf(group, documentSection, 'documents that changed for the same reason'))}
</main>
<script>${safe(here('slider.js'))}</script>
</body>
</html>
`.html;
}

const remarkItem = (remark: Remark) =>
  html`<li>${remark.message} <span class="note">${[remark.rule, placeOf(remark)].filter(Boolean).join(' · ')}</span></li>`;

/** The section of the first, and those of the others in a closed disclosure. @param what of several items, such as "pages" */
const sectionsOf = <T>([first, ...others]: readonly [T, ...T[]], section: (item: T) => Safe, what: string): Safe =>
  html`${section(first)}${others.length > 0 && html`<details class="page"><summary>${others.length} more of the ${what}</summary>${others.map(section)}</details>`}`;

function row(names: readonly string[], why: Safe, ...numbers: readonly string[]): Safe {
  const [first, ...others] = names.map((name) => html`<a href="#${sectionId(name)}">${name}</a>`);
  return html`<tr><th scope="row">${first}${others.length > 0 && html`<details><summary>and ${others.length} more</summary><ul>${others.map((link) => html`<li>${link}</li>`)}</ul></details>`}</th>
<td>${why}</td>${numbers.map((number) => html`<td class="number">${number}</td>`)}</tr>`;
}

const codeOnlyPages = (pages: Review['report']['pages']): Safe =>
  html`<details><summary>${codeOnlyLine(pages)}</summary><ul>${pages.map(({ route, because }) => html`<li>${route} <span class="note">${because.join(', ')}</span></li>`)}</ul></details>`;

const documentSection = ({
  change: { path: file, pages, words, links, shots },
}: ReviewedDocument): Safe => html`<section class="page" aria-labelledby="${sectionId(file)}">
<h2 id="${sectionId(file)}">${file}</h2>
<p class="note">${pages.before === pages.after ? `${pages.after} pages` : `${pages.before} pages before, ${pages.after} after`}</p>
${detailsSection(html`<h3>Words</h3>`, words)}
${detailsSection(html`<h3>Targets of links</h3>`, links)}
${shots.map((shot) => html`<section><h3>Page ${shot.page}</h3>${shotsOf(shot, `${file}, page ${shot.page}`)}</section>`)}
</section>`;
