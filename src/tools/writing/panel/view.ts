import { counted, listed } from '../../../lib/words.ts';
import { SEVERITIES } from '../check/codes.ts';
import type { Answer, Limits, PanelFinding } from './messages.ts';

type Child = Node | string | undefined;

/** Creates an element with attributes and children. */
function element(tag: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** The panel's contents: findings, and previews of search result and shared link. */
export function panelOf(answer: Answer, page: Document): HTMLElement[] {
  const { own, others, file } = answer;
  const all = [...own, ...others];
  const bySeverity = SEVERITIES.map((each) => counted(all.filter(({ severity }) => severity === each).length, each));
  return [
    element(
      'header',
      {},
      element('h2', {}, file ? placeButton({ file, line: 1, column: 1 }, file.replace('src/content/', '')) : 'No file of its own'),
      element(
        'p',
        { role: 'status' },
        all.length === 0 ? 'No mistakes in the content.' : `${counted(own.length, 'finding')} on this page; in all ${listed(bySeverity)}.`,
      ),
    ),
    ...(own.length > 0 ? [element('ul', { class: 'findings' }, ...own.map(findingOf))] : []),
    ...(others.length > 0 ? [folded(`In other files: ${others.length}`, others)] : []),
    sharing(answer, page),
    element('p', { class: 'further' }, element('a', { href: '/_drawings' }, 'All kinds of drawings, with their fields')),
  ];
}

const folded = (title: string, findings: readonly PanelFinding[]) =>
  element('details', {}, element('summary', {}, title), element('ul', { class: 'findings' }, ...findings.map(findingOf)));

const findingOf = (finding: PanelFinding) =>
  element(
    'li',
    { class: finding.severity },
    placeButton(finding, `${finding.file.replace('src/content/', '')}:${finding.line}:${finding.column}`),
    element('p', {}, finding.message),
    element('p', { class: 'repair' }, finding.repair),
  );

/** A button that opens the editor at a line, by Vite's URL for that. */
function placeButton({ file, line, column }: Pick<PanelFinding, 'file' | 'line' | 'column'>, label: string): HTMLElement {
  const button = element('button', { type: 'button', title: 'Open in the editor' }, label);
  const place = encodeURIComponent(`${file}:${line}:${column}`);
  button.addEventListener('click', () => void fetch(`/__open-in-editor?file=${place}`));
  return button;
}

const meta = (page: Document, name: string) =>
  page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)?.content ?? '';

/** The page as search engines and shared links show it. */
function sharing({ limits }: Answer, page: Document): HTMLElement {
  const title = meta(page, 'og:title');
  const description = meta(page, 'description');
  const image = meta(page, 'og:image');
  const url = meta(page, 'og:url');
  return element(
    'section',
    { 'aria-label': 'In search results and shared links' },
    element('h3', {}, 'Search result'),
    element(
      'div',
      { class: 'result' },
      element('p', { class: 'url' }, url),
      element('p', { class: 'result-title' }, page.title),
      element('p', {}, description),
    ),
    lengthBar('Title', title, limits.title),
    lengthBar('Description', description, limits.description),
    element('h3', {}, 'Shared link'),
    element(
      'div',
      { class: 'card' },
      image ? element('img', { src: new URL(image).pathname, alt: meta(page, 'og:image:alt'), width: '1200', height: '630' }) : undefined,
      element('p', { class: 'url' }, url ? new URL(url).host : ''),
      element('p', { class: 'card-title' }, title),
    ),
  );
}

function lengthBar(name: string, text: string, { min, max }: Limits): HTMLElement {
  const { length } = text;
  const id = `length-${name.toLowerCase()}`;
  const verdict = length < min ? `, too short by ${min - length}` : length > max ? `, too long by ${length - max}` : '';
  return element(
    'p',
    { class: 'length' },
    element('label', { for: id }, `${name}: ${length} of ${min} to ${max} characters${verdict}`),
    // A text that is too long is above "high", which no browser shows in green.
    element('meter', {
      ...{ id, min: '0', low: String(min), optimum: String((min + max) / 2) },
      ...{ high: String(max), max: String(Math.max(max + 1, length)), value: String(length) },
    }),
  );
}
