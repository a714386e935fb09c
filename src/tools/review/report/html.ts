import fs from 'node:fs';
import path from 'node:path';
import type { ReviewReport } from '../report-data.ts';
import { entrySection, picturesOf, sectionId } from './entry.ts';
import { firstOf, html, safe } from './escape.ts';
import { groupsOf, headline, overview } from './overview.ts';
import { weightTable } from './weight.ts';

/** The report, with its styles; its pictures are files in the folder `shots` beside it. */
export function reportHtml(report: ReviewReport): string {
  const { base, entries, opened, weights } = report;
  const counts = headline(report);
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Review: ${counts}</title>
<style>${safe(fs.readFileSync(path.join(import.meta.dirname, 'report.css'), 'utf8'))}</style>
</head>
<body>
<main>
<h1>${counts}</h1>
<p>Compared with ${base}</p>
${overview(report, ({ route }) => `#${sectionId(route)}`)}
${weightTable(weights)}
${opened.length > 0 && html`<section><h2>Opened on a phone</h2>${opened.map(picturesOf)}</section>`}
${groupsOf(entries).map((group) => firstOf(group.map(entrySection), false))}
</main>
</body>
</html>
`.html;
}
