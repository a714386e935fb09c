import { counted, listed } from '../../../lib/words.ts';
import { SEVERITIES } from '../check/codes.ts';
import type { Finding } from '../check/finding.ts';
import type { Answer, Limits } from './messages.ts';

/** Creates an element with attributes and children. */
function element(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** The panel's contents: findings, and previews of search result and shared link. */
export function panelOf({ findings, file, limits }: Answer, page: Document): HTMLElement[] {
  const [own, others] = [
    findings.filter((each) => each.file === file),
    findings.filter((each) => each.file !== file),
  ];
  const bySeverity = SEVERITIES.map((each) =>
    counted(findings.filter(({ severity }) => severity === each).length, each),
  );
  const status = `${counted(own.length, 'finding')} on this page; in all ${listed(bySeverity)}.`;
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
  const [title, description, image, url] = ['og:title', 'description', 'og:image', 'og:url'].map(
    meta,
  ) as [string, string, string, string];
  const picture = {
    src: image && new URL(image).pathname,
    alt: meta('og:image:alt'),
    width: '1200',
    height: '630',
  };
  return [
    element('h3', {}, 'Search result'),
    element('div', { class: 'card' }, url, element('strong', {}, page.title), description),
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
  const verdict =
    length < min
      ? `, too short by ${min - length}`
      : length > max
        ? `, too long by ${length - max}`
        : '';
  const [low, high, optimum, value] = [min, max, (min + max) / 2, length].map(String) as [
    string,
    string,
    string,
    string,
  ];
  // A text that is too long is above "high", which no browser shows in green.
  const meter = element('meter', {
    min: '0',
    low,
    optimum,
    high,
    max: String(Math.max(max + 1, length)),
    value,
  });
  return element('label', {}, `${name}: ${length} of ${min} to ${max} characters${verdict}`, meter);
}
