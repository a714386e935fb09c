import fs from 'node:fs';
import path from 'node:path';
import { ROUTES } from '../../../config/routes.ts';
import { countChangedWords, type WordChanges } from '../compare/text-changes.ts';
import type { DocumentChange } from '../documents.ts';
import type { Remark } from '../report-schema.ts';
import type { Review, ReviewedPage } from '../review.ts';
import { html, type Safe, safe } from './escape.ts';
import { detailsSection, pageSection, proseOf, sectionId, shotsOf } from './page.ts';
import { codeOnlyLine, headline, largestShare, placeOf, wordCount } from './summary.ts';
import { tokenStyles } from './tokens.ts';

const here = (name: string) => fs.readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The report as HTML with its styles embedded; its pictures are files in the folder `shots` beside it. It is readable without script. */
export function reportHtml(review: Review, out: string): string {
  const { report, remarks } = review;
  const counts = headline(report, remarks);
  const title = `Review: ${counts}`;
  const silent = review.pages.filter((page) => page.report.codeOnly);
  const told = review.pages.filter((page) => !page.report.codeOnly);
  const pages = [...Map.groupBy(told, reasonOf).values()];
  const documents = [
    ...Map.groupBy(review.documents, ({ words, links, pages: count }) =>
      JSON.stringify([changedParts(words), changedParts(links), count.before === count.after]),
    ).values(),
  ];
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${safe(tokenStyles())}${safe(here('report.css'))}</style>
</head>
<body>
<header>
<h1>${counts}</h1>
<p class="note">${report.head.ref} (<code>${report.head.commit.slice(0, 10)}</code>) against ${report.base.ref} (<code>${report.base.commit.slice(0, 10)}</code>)</p>
</header>
<main>
${report.errors.length + remarks.warnings.length > 0 && first(report.errors, remarks.warnings)}
${pages.length + documents.length > 0 && overview(pages, documents)}
${silent.length > 0 && codeOnlyPages(silent)}
${detailsSection(html`<h2>Rules of styles</h2>`, review.styles)}
${pages.map((group) => sectionsOf(group, (page) => pageSection(page, review, out), group.some(isStandIn) ? 'stand-ins' : 'pages that changed for the same reason'))}
${documents.map((group) => sectionsOf(group, documentSection, 'documents that changed for the same reason'))}
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

const remarkItem = (remark: Remark) =>
  html`<li><strong>${[remark.rule, placeOf(remark)].filter(Boolean).join(' · ')}</strong>${remark.message}</li>`;

const isStandIn = ({ report }: ReviewedPage) => report.route.startsWith(`${ROUTES.standIn}/`);

/**
 * What pages have in common that changed for the same reason, such as a line of the footer: the report shows the first of them and folds
 * the others away. Stand-ins are together, whatever changed.
 */
function reasonOf(page: ReviewedPage): string {
  const { change, report, details } = page;
  const { route, kind, because, looks } = report;
  if (isStandIn(page)) return ROUTES.standIn;
  const isTold = change.words.length + details.length > 0 || !because.includes('content');
  if (kind !== 'changed' || !isTold) return route;
  return JSON.stringify([because, ...changedParts(change.words), ...changedParts(details), looks.some(({ share }) => share > 0)]);
}

/** What came and went, each once, whatever stands around it and however often it occurs. */
const changedParts = (words: WordChanges) =>
  [...new Set(words.map((parts) => JSON.stringify(parts.filter(({ kind }) => kind !== 'same'))))].sort();

/** The section of the first, and those of the others in a closed disclosure. @param what of several items, such as "pages" */
function sectionsOf<T>([first, ...others]: readonly T[], section: (item: T) => Safe, what: string): Safe | undefined {
  if (!first) return undefined;
  const summary = `${others.length} more of the ${what}`;
  return html`${section(first)}${others.length > 0 && html`<details class="page"><summary>${summary}</summary>${others.map(section)}</details>`}`;
}

const overview = (pages: readonly ReviewedPage[][], documents: readonly DocumentChange[][]): Safe => html`<section aria-labelledby="pages">
<h2 id="pages">${pages.length > 0 ? 'Pages' : 'Documents'}</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Table of pages"><table>
<thead><tr><th scope="col">Page</th><th scope="col">What</th><th scope="col">Because</th><th scope="col" class="number">Pixels</th><th scope="col" class="number">Words</th></tr></thead>
<tbody>${pages.map((group) => {
  const [first] = group;
  return (
    first &&
    row(
      group.map(({ report: { route } }) => ({ id: sectionId(route), name: route })),
      [first.report.kind, first.report.because.join(', ')],
      [largestShare({ ...first.report, looks: group.flatMap(({ report }) => report.looks) }), wordCount(first.report.words)],
    )
  );
})}${documents.map((group) => {
  const [first] = group;
  return (
    first &&
    row(
      group.map(({ path: file }) => ({ id: sectionId(file), name: file })),
      ['changed', 'document'],
      ['–', wordCount(countChangedWords(first.words))],
    )
  );
})}</tbody></table></div>
</section>`;

function row(entries: readonly { id: string; name: string }[], texts: readonly string[], numbers: readonly string[]): Safe {
  const [first, ...others] = entries.map(({ id, name }) => html`<a href="#${id}">${name}</a>`);
  return html`<tr><th scope="row">${first}${others.length > 0 && html`<details><summary>and ${others.length} more</summary><ul>${others.map((link) => html`<li>${link}</li>`)}</ul></details>`}</th>
${texts.map((text) => html`<td>${text}</td>`)}${numbers.map((number) => html`<td class="number">${number}</td>`)}</tr>`;
}

const codeOnlyPages = (pages: readonly ReviewedPage[]): Safe =>
  html`<details><summary>${codeOnlyLine(pages.map(({ report }) => report))}</summary><ul>${pages.map(({ report: { route, because } }) => html`<li>${route} <span class="note">${because.join(', ')}</span></li>`)}</ul></details>`;

const documentSection = ({
  path: file,
  pages,
  words,
  links,
  shots,
}: DocumentChange): Safe => html`<section class="page" aria-labelledby="${sectionId(file)}">
<h2 id="${sectionId(file)}">${file}</h2>
<p class="note">${pages.before === pages.after ? `${pages.after} pages` : `${pages.before} pages before, ${pages.after} after`}</p>
${words.length > 0 && html`<section><h3>Words</h3>${proseOf(words)}</section>`}
${detailsSection(html`<h3>Targets of links</h3>`, links)}
${shots.map((shot) => html`<section><h3>Page ${shot.page}</h3>${shotsOf(shot, `${file}, page ${shot.page}`)}</section>`)}
</section>`;
