import { counted, listed } from '../../../lib/words.ts';
import { countsOf, type Finding } from '../check/finding.ts';
import type { Answer, Limits } from './messages.ts';

function element(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** The panel's contents: findings, and previews of search result and shared link. */
export function panelOf({ findings, file, limits }: Answer, page: Document): HTMLElement[] {
  const own = findings.filter((each) => each.file === file);
  const others = findings.filter((each) => each.file !== file);
  const status = `${counted(own.length, 'finding')} on this page; in all ${listed(countsOf(findings))}.`;
  return [
    element('h2', {}, file ? placeButton({ file, line: 1, column: 1 }) : 'No file of its own'),
    element(
      'p',
      { role: 'status' },
      findings.length === 0 ? 'No mistakes in the content.' : status,
    ),
    element('ul', {}, ...own.map(findingOf)),
    ...(others.length > 0
      ? [
          element(
            'details',
            {},
            element('summary', {}, `In other files: ${others.length}`),
            element('ul', {}, ...others.map(findingOf)),
          ),
        ]
      : []),
    ...sharing(page, limits),
    element(
      'p',
      {},
      element('a', { href: '/_drawings' }, 'All kinds of drawings, with their fields'),
    ),
  ];
}

const findingOf = (finding: Finding) =>
  element(
    'li',
    { class: finding.severity },
    placeButton(finding),
    element('p', {}, finding.message),
    element('p', {}, finding.repair),
  );

/** A button that opens the editor at a line, by Vite's URL for that. */
function placeButton({
  file,
  line,
  column,
}: Pick<Finding, 'file' | 'line' | 'column'>): HTMLElement {
  const place = `${file}:${line}:${column}`;
  const button = element(
    'button',
    { type: 'button', title: 'Open in the editor' },
    place.replace('src/content/', ''),
  );
  button.addEventListener(
    'click',
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`),
  );
  return button;
}

/** The page as search engines and shared links show it. */
function sharing(page: Document, limits: Answer['limits']): HTMLElement[] {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="${name}"], meta[property="${name}"]`)
      ?.content ?? '';
  const title = meta('og:title');
  const description = meta('description');
  const image = meta('og:image');
  const picture = {
    src: image && new URL(image).pathname,
    alt: meta('og:image:alt'),
    width: 1200,
    height: 630,
  };
  return [
    element('h3', {}, 'Search result'),
    element(
      'div',
      { class: 'card' },
      meta('og:url'),
      element('strong', {}, page.title),
      description,
    ),
    lengthBar('Title', title, limits.title),
    lengthBar('Description', description, limits.description),
    element('h3', {}, 'Shared link'),
    element(
      'div',
      { class: 'card' },
      ...(image ? [element('img', picture)] : []),
      element('strong', {}, title),
    ),
  ];
}

function lengthBar(name: string, { length }: string, { min, max }: Limits): HTMLElement {
  // A text that is too long is above "high", which no browser shows in green.
  const meter = element('meter', {
    min: 0,
    low: min,
    optimum: (min + max) / 2,
    high: max,
    max: Math.max(max + 1, length),
    value: length,
  });
  const counts = `${name}: ${length} of ${min} to ${max} characters`;
  return element('label', {}, counts + misfit(length, { min, max }), meter);
}

function misfit(length: number, { min, max }: Limits): string {
  if (length < min) return `, too short by ${min - length}`;
  return length > max ? `, too long by ${length - max}` : '';
}
