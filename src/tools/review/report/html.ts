import fs from 'node:fs';
import path from 'node:path';
import type { Review } from '../reviewed.ts';
import { entrySection, excerptOf, linesOf, sectionId } from './entry.ts';
import { html, type Safe, safe } from './escape.ts';
import { groupsOf, headline, overview } from './overview.ts';

/** The report as HTML with its styles embedded; its pictures are files in the folder `shots` beside it. It has no script. */
export function reportHtml({ report, entries, styles }: Review): string {
  const counts = headline(report);
  const groups = [...groupsOf(report.pages), ...groupsOf(report.documents)].map((group) =>
    group.flatMap(({ route }) => entries.get(route) ?? []),
  );
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
  urlOf: (name) => (entries.has(name) ? `#${sectionId(name)}` : undefined),
  excerptOf: (name) => {
    const { words, details } = entries.get(name) ?? { words: [], details: [] };
    return excerptOf([...words, ...details]);
  },
})}
${linesOf(html`<h2>Rules of the look</h2>`, styles)}
${groups.map(([first, ...others]) => first && [entrySection(first), others.length > 0 && folded(others.map(entrySection))])}
</main>
</body>
</html>
`.html;
}

const folded = (sections: readonly Safe[]): Safe =>
  html`<details class="entry"><summary>and ${sections.length} more</summary>${sections}</details>`;
