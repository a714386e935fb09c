import { type Entry, isDocument, type Pictures, SHOTS } from '../report-data.ts';
import { html, type Safe } from './escape.ts';
import { whyOf } from './overview.ts';
import { proseOf } from './words.ts';

/** Id of the section of a page or document in the report. */
export const sectionId = (route: string) => `page${route}`;

export function entrySection(entry: Entry): Safe {
  const { route, kind, words, links, pictures } = entry;
  const id = sectionId(route);
  return html`<section aria-labelledby="${id}">
<h2 id="${id}">${route}${route === '/' && ' (home)'}</h2>
<p>${whyOf(entry)}</p>
${words.length > 0 && html`<h3>Words</h3>${proseOf(words)}`}
${links.length > 0 && html`<h3>Links</h3>${proseOf(links)}`}
${pictures.map(picturesOf)}
${kind === 'changed' && pictures.length === 0 && !isDocument(route) && html`<p>No pixel differs at any width.</p>`}
</section>`;
}

/**
 * A row for each place that changed. Pictures are files: embedded in the report, those of a design
 * change would be too much for the host.
 */
export function picturesOf({ title, crops }: Pictures): Safe {
  const rows = crops.map((crop, at) => {
    const place = crops.length > 1 ? `, change ${at + 1} of ${crops.length}` : '';
    const figures = Object.entries(crop).map(
      ([caption, { file, width, height }]) =>
        html`<figure><figcaption>${caption}${place}</figcaption><a href="${SHOTS}/${file}"><img src="${SHOTS}/${file}" alt="${title}: ${caption}${place}" width="${width}" height="${height}" loading="lazy"></a></figure>`,
    );
    return html`<div class="pictures">${figures}</div>`;
  });
  return html`<h3>${title}</h3>${rows}`;
}
