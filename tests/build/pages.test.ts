import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { caseRoute } from '../../src/config/routes.ts';
import { shownEntries } from '../support/content.ts';
import { type BuiltPage, files, listed, pages, read, redirectPages, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';

const every = [...pages, ...standInPages];
const page = (html: string): BuiltPage => ({ route: '/x', file: 'x.html', html, $: load(html) });
/** What is wrong with any of the pages, each with its route. */
const faultsOf = (list: BuiltPage[], find: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => find(each).map((text) => `${each.route}: ${text}`));

describe('one heading', () => {
  const headings = ({ $ }: BuiltPage) => {
    const levels = $('h1, h2, h3, h4, h5, h6')
      .toArray()
      .map((element) => Number(element.tagName.slice(1)));
    return [
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not exactly one h1']),
      ...levels.flatMap((level, i) => (i > 0 && level > (levels[i - 1] ?? 0) + 1 ? [`h${level} after h${levels[i - 1]}`] : [])),
    ];
  };
  test('of the first level on every page, and none skips a level', () => none(faultsOf(every, headings)));
  test('a second h1 and a skipped level are found', () => expect(headings(page('<h1>a</h1><h3>b</h3><h1>c</h1>'))).toHaveLength(2));
});

describe('titles and descriptions', () => {
  const twice = (texts: string[]) => texts.filter((text, i) => !text || texts.indexOf(text) !== i);
  /** Repeated texts, each with the pages that have it. */
  const shared = (pages: readonly BuiltPage[], what: string, textOf: (page: BuiltPage) => string) =>
    [...new Set(twice(pages.map(textOf)))].map((text) => {
      const routes = pages.filter((each) => textOf(each) === text).map(({ route }) => route);
      return `${routes.join(' and ')}: ${text ? `the same ${what} “${text}”` : `no ${what}`} (under seo: in their files of src/content)`;
    });
  test('differ from page to page', () => {
    none(shared(every, 'title', ({ $ }) => $('title').text()));
    none(shared(listed, 'description', ({ $ }) => $('meta[name=description]').attr('content') ?? ''));
  });
  test('a repeated one is found', () => expect(twice(['a', 'b', 'a'])).toEqual(['a']));
});

describe('links', () => {
  const targets = new Set([...every, ...redirectPages].map(({ route }) => route));
  const ids = new Map(
    every.map(({ route, $ }) => [
      route,
      new Set(
        // The stand-ins' forms show the document that the fragment names.
        $('[id], hosted-form [data-id]')
          .toArray()
          .map((element) => $(element).attr('id') ?? $(element).attr('data-id')),
      ),
    ]),
  );
  // What a drawing's URL names after the # is an element of its file, a symbol or a view.
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const $ = load(read(file), { xml: true });
    const named = $('[id]').toArray();
    ids.set(`/${file}`, new Set(named.map((element) => $(element).attr('id'))));
  }
  /** Every URL that an element names, whatever the attribute: links, images, files to download, code of the islands. */
  const urlsOf = ($: BuiltPage['$']) =>
    $('*')
      .toArray()
      .flatMap((element) => {
        const { href, src, data, ...rest } = $(element).attr() ?? {};
        return [href ?? src ?? data, ...Object.values(rest).filter((value) => /^\/(?!\/)\S+$/.test(value))];
      })
      .filter((url) => url !== undefined);
  const broken = ({ route, $ }: BuiltPage) =>
    urlsOf($).flatMap((url) => {
      if (/^(https:|mailto:|tel:|data:)/.test(url)) return [];
      const [path = '', fragment] = url.split('#');
      // The host leads from the stand-in of the file share to the documents.
      const to = ((path.split('?')[0] ?? '') || route).replace(/^\/stand-in\/files\//, '/documents/');
      if (!targets.has(to) && !files.includes(to.slice(1))) return [url];
      const hasIds = targets.has(to) || to.endsWith('.svg');
      return fragment && hasIds && !ids.get(to)?.has(fragment) ? [url] : [];
    });

  test('within the site lead to an existing page or file, and to an existing fragment', () => {
    expect(every.reduce((sum, { $ }) => sum + $('a[href]').length, 0)).toBeGreaterThan(500);
    none(faultsOf(every, broken));
  });
  test('never lead to a redirected URL', () => {
    const former = new Set(redirectPages.map(({ route }) => route));
    none(
      faultsOf(every, ({ $ }) =>
        $('a[href]')
          .toArray()
          .map((a) => $(a).attr('href') ?? '')
          .filter((href) => former.has(href)),
      ),
    );
  });
  test('a broken link and a missing fragment are found', () => {
    const links =
      '<a href="/nope">x</a><a href="#nope">y</a><a href="/training#nope">z</a><a href="/training" data-download="/gone.pdf">ok</a><svg><use href="/favicon.svg#nope"></use></svg>';
    expect(broken(page(links))).toEqual(['/nope', '#nope', '/training#nope', '/gone.pdf', '/favicon.svg#nope']);
  });
});

describe('images', () => {
  const wrong = ({ $ }: BuiltPage) => [
    ...$('img:not([alt])')
      .toArray()
      .map(() => 'an img without alt'),
    ...$('img:not([width]), img:not([height])')
      .toArray()
      .map((img) => `${$(img).attr('src')} without size`),
    ...$('svg')
      .toArray()
      .flatMap((svg) => {
        const named = $(svg).attr('aria-label') ?? $(svg).attr('aria-labelledby');
        const hidden = $(svg).attr('aria-hidden') === 'true' || $(svg).parents('[aria-hidden=true], svg, [role=img]').length > 0;
        return hidden || ($(svg).attr('role') === 'img' && named) ? [] : ['an svg neither named nor hidden'];
      }),
  ];
  test('have a text alternative, or are hidden, and a size', () => none(faultsOf(every, wrong)));
  test('one without is found', () => expect(wrong(page('<img src="a.png"><svg></svg>'))).toHaveLength(3));
});

describe('ids', () => {
  const twice = ({ $ }: BuiltPage) => {
    const all = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    return all.filter((id, i) => all.indexOf(id) !== i);
  };
  test('are unique on a page', () => none(faultsOf(every, twice)));
  test('one given twice is found', () => expect(twice(page('<i id="a"></i><b id="a"></b>'))).toEqual(['a']));
});

describe('names for assistive technology', () => {
  const unnamed = ({ $ }: BuiltPage) =>
    $('nav, [tabindex="0"]')
      .not('[aria-label], [aria-labelledby]')
      .toArray()
      .map((element) => `${element.tagName} without a name`);
  test('are on every navigation and every focusable scroll container', () => none(faultsOf(every, unnamed)));
  test('one without is found', () =>
    expect(unnamed(page('<nav></nav><div tabindex="0"></div><nav aria-label="x"></nav>'))).toHaveLength(2));
});

describe('no trace of a fault', () => {
  const LEAKS = /\bundefined\b|\bNaN\b|\[object Object\]|\{\w+\}/;
  const leaks = ({ $ }: BuiltPage) => {
    const text = $('body').clone();
    text.find('script, style').remove();
    const found = [
      // Each text by itself: what follows it without a space would hide it.
      ...text
        .find('*')
        .addBack()
        .contents()
        .toArray()
        .flatMap((node) => (node.type === 'text' ? [node.data] : [])),
      ...$('body [aria-label], body [title], body [alt], body [href]')
        .toArray()
        .flatMap((element) => Object.values($(element).attr() ?? {})),
    ];
    return found.flatMap((value) => LEAKS.exec(value)?.[0] ?? []);
  };
  test('is in a page: undefined, NaN, [object Object], an unfilled placeholder', () => none(faultsOf(every, leaks)));
  test('one that does is found', () => expect(leaks(page('<p>undefined</p><a href="/{slug}">x</a>'))).toEqual(['undefined', '{slug}']));
});

describe('metadata', () => {
  test('every page has a canonical URL, Open Graph properties and an existing image', () => {
    for (const { route, $ } of listed) {
      const of = (property: string) => $(`meta[property="og:${property}"]`).attr('content') ?? '';
      expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, route).toBe(route);
      expect(new URL(of('url')).pathname, route).toBe(route);
      expect(of('title'), route).not.toBe('');
      expect(files, route).toContain(new URL(of('image')).pathname.slice(1));
    }
  });

  test('structured data can be parsed, and has the type of the page', () => {
    const types = listed.map(({ route, $ }) => {
      const text = $('script[type="application/ld+json"]').text();
      const graph = text ? (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'] : [];
      return [route, graph.map((node) => node['@type'])] as const;
    });
    const of = (route: string) => types.find(([each]) => each === route)?.[1] ?? [];
    expect(of('/')).toContain('Organization');
    expect(of('/training')).toEqual(['Service', 'BreadcrumbList']);
    expect(of('/about-us').filter((type) => type === 'Person')).toHaveLength(shownEntries('team').length);
    for (const { id, file } of shownEntries('cases'))
      expect(of(caseRoute(id)), file).toEqual(expect.arrayContaining(['Article', 'BreadcrumbList']));
  });
});
