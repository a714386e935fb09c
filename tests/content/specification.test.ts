import fs from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { getRedirects } from '../../src/data/redirects.ts';
import { type Content, entriesOf, readContent } from '../../src/tools/writing/model/content.ts';
import { field } from '../../src/tools/writing/model/entry.ts';
import { type BuiltPage, pages } from '../support/dist.ts';

/** See the file for what each part is. */
interface Contract {
  words: Record<string, string[]>;
  clients: string[];
  topics: string[];
  cases: string[];
  services: string[];
  redirects: Record<string, string>;
  counts: Record<string, number>;
}

interface Site {
  /** The words of each page, by its route. */
  pages: ReadonlyMap<string, string>;
  redirects: Readonly<Record<string, string>>;
  counts: Readonly<Record<string, number>>;
}

/** What the specification asks for and a site lacks. */
function lackingOf(
  { words, clients, topics, cases, services, redirects, counts }: Contract,
  site: Site,
): string[] {
  const asked = [
    ...Object.entries(words),
    ['/', clients],
    ['/case-studies', [...topics, ...cases]],
  ] as [string, string[]][];
  return [
    ...asked.flatMap(([route, all]) =>
      all
        .filter((text) => !site.pages.get(route)?.includes(text.toLowerCase()))
        .map((text) => `“${text}” on ${route}`),
    ),
    ...services
      .filter((route) => !site.pages.has(route) && !(route in site.redirects))
      .map((route) => `a page ${route}`),
    ...Object.entries(redirects)
      // One that leads to a page that was renamed since leads on with it.
      .filter(([from, to]) => site.redirects[from] !== (site.redirects[to] ?? to))
      .map(([from, to]) => `${from}: ${to} in redirects.yaml`),
    ...Object.entries(counts)
      .filter(([what, count]) => (site.counts[what] ?? 0) < count)
      .map(([what, count]) => `${count} entries of ${what} instead of ${site.counts[what] ?? 0}`),
  ];
}

const countsOf = (content: Content): Site['counts'] => ({
  people: entriesOf(content, 'team').length,
  testimonials: entriesOf(content, 'testimonials').length,
  ...Object.fromEntries(
    entriesOf(content, 'pages').map(({ id, data }) => [
      `/${id}`,
      Object.keys(field(data, 'services') ?? {}).length,
    ]),
  ),
});

/** The text of a page, its labels and what its pictures show, on one line and in lower case. */
const textOf = ({ $ }: BuiltPage) => {
  const labels = $('[aria-label]').map((_, element) => $(element).attr('aria-label'));
  const pictures = $('img').map((_, element) => $(element).attr('alt'));
  return [$.root().text(), ...labels, ...pictures].join(' ').replace(/\s+/g, ' ').toLowerCase();
};

// The firm may decide otherwise, so this stops no change of the content.
test('what the content lacks of the specification is printed', () => {
  const site = {
    pages: new Map(pages.map((page) => [page.route, textOf(page)] as const)),
    redirects: getRedirects(),
    counts: countsOf(readContent('.')),
  };
  expect(site.pages.get('/')).toContain('contact');
  const lacking = lackingOf(
    parse(fs.readFileSync('tests/content/specification.yaml', 'utf8')),
    site,
  );
  if (lacking.length > 0)
    console.log(`The specification asks for more than the content has:\n- ${lacking.join('\n- ')}`);
});
