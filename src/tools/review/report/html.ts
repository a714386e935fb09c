import fs from 'node:fs';
import path from 'node:path';
import type { Review } from '../reviewed.ts';
import { entrySection, excerptOf, linesOf, sectionId } from './entry.ts';
import { folded, html, safe } from './escape.ts';
import { groupsOf, headline, overview } from './overview.ts';

/** The report as HTML with its styles embedded; its pictures are files in the folder `shots` beside it. It has no script. */
export function reportHtml({ report, items, styles }: Review): string {
  const counts = headline(report);
  const shown = new Map(items.map((item) => [item.report.route, item]));
  const groups = [report.pages, report.documents].flatMap(groupsOf);
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
<p>${report.head.ref} (<code>${report.head.commit.slice(0, 10)}</code>) against ${report.base.ref} (<code>${report.base.commit.slice(0, 10)}</code>)</p>
${overview(report, {
  urlOf: (route) => (shown.has(route) ? `#${sectionId(route)}` : undefined),
  excerptOf: (route) => excerptOf(shown.get(route)),
})}
${linesOf(html`<h2>Style rules</h2>`, styles)}
${groups.map((group) => {
  const [first, ...others] = group.flatMap(({ route }) => shown.get(route) ?? []).map(entrySection);
  return [first, folded(`and ${others.length} more`, others, false)];
})}
</main>
</body>
</html>
`.html;
}
