import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, files, listed, pages, redirectPages, standIns } from '../support/dist.ts';

const every = [...pages, ...standIns];
const page = (html: string): BuiltPage => ({ route: '/x', file: 'x.html', html, $: load(html) });
const facts = (list: BuiltPage[], fact: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => fact(each).map((text) => `${each.route}: ${text}`));

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
  test('of the first level on every page, and none skips a level', () => expect(facts(every, headings)).toEqual([]));
  test('a second h1 and a skipped level are found', () => expect(headings(page('<h1>a</h1><h3>b</h3><h1>c</h1>'))).toHaveLength(2));
});

describe('titles and descriptions', () => {
  const twice = (texts: string[]) => texts.filter((text, i) => !text || texts.indexOf(text) !== i);
  test('differ from page to page', () => {
    expect(twice(every.map(({ $ }) => $('title').text()))).toEqual([]);
    expect(twice(listed.map(({ $ }) => $('meta[name=description]').attr('content') ?? ''))).toEqual([]);
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
  const broken = ({ route, $ }: BuiltPage) =>
    $('a[href], link[href], img[src], script[src], use[href], object[data]')
      .toArray()
      .flatMap((element) => {
        const address = $(element).attr('href') ?? $(element).attr('src') ?? $(element).attr('data') ?? '';
        if (/^(https:|mailto:|tel:|data:)/.test(address)) return [];
        const [path = '', fragment] = address.split('#');
        // The host leads from the stand-in of the file share to the documents.
        const to = ((path.split('?')[0] ?? '') || route).replace(/^\/stand-in\/files\//, '/documents/');
        if (!targets.has(to)) return files.includes(to.slice(1)) ? [] : [address];
        return fragment && !ids.get(to)?.has(fragment) ? [address] : [];
      });

  test('within the site lead to a page or file, and to a fragment that is there', () => {
    expect(every.reduce((sum, { $ }) => sum + $('a[href]').length, 0)).toBeGreaterThan(500);
    expect(facts(every, broken)).toEqual([]);
  });
  test('never lead to a former address', () => {
    const former = new Set(redirectPages.map(({ route }) => route));
    expect(
      facts(every, ({ $ }) =>
        $('a[href]')
          .toArray()
          .map((a) => $(a).attr('href') ?? '')
          .filter((href) => former.has(href)),
      ),
    ).toEqual([]);
  });
  test('a broken link and a missing fragment are found', () => {
    expect(broken(page('<a href="/nope">x</a><a href="#nope">y</a><a href="/training#nope">z</a><a href="/training">ok</a>'))).toEqual([
      '/nope',
      '#nope',
      '/training#nope',
    ]);
  });
});

describe('pictures', () => {
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
  test('have a text alternative, or are hidden, and a size', () => expect(facts(every, wrong)).toEqual([]));
  test('one without is found', () => expect(wrong(page('<img src="a.png"><svg></svg>'))).toHaveLength(3));
});

describe('ids', () => {
  const twice = ({ $ }: BuiltPage) => {
    const all = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? '');
    return all.filter((id, i) => all.indexOf(id) !== i);
  };
  test('are given once on a page', () => expect(facts(every, twice)).toEqual([]));
  test('one given twice is found', () => expect(twice(page('<i id="a"></i><b id="a"></b>'))).toEqual(['a']));
});

describe('nothing unmeant', () => {
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
  test('reaches the page: undefined, NaN, [object Object], an unfilled gap', () => expect(facts(every, leaks)).toEqual([]));
  test('one that does is found', () => expect(leaks(page('<p>undefined</p><a href="/{slug}">x</a>'))).toEqual(['undefined', '{slug}']));
});

describe('what is shared', () => {
  test('every page carries its card: canonical address, Open Graph, a picture that is there', () => {
    for (const { route, $ } of listed) {
      const of = (property: string) => $(`meta[property="og:${property}"]`).attr('content') ?? '';
      expect(new URL($('link[rel=canonical]').attr('href') ?? '').pathname, route).toBe(route);
      expect(new URL(of('url')).pathname, route).toBe(route);
      expect(of('title'), route).not.toBe('');
      expect(files, route).toContain(new URL(of('image')).pathname.slice(1));
    }
  });

  test('structured data can be read, and says what kind of page it is', () => {
    const types = listed.map(({ route, $ }) => {
      const text = $('script[type="application/ld+json"]').text();
      const graph = text ? (JSON.parse(text) as { '@graph': { '@type': string }[] })['@graph'] : [];
      return [route, graph.map((node) => node['@type'])] as const;
    });
    const of = (route: string) => types.find(([each]) => each === route)?.[1] ?? [];
    expect(of('/')).toContain('Organization');
    expect(of('/training')).toEqual(['Service', 'BreadcrumbList']);
    expect(of('/about-us').filter((type) => type === 'Person')).toHaveLength(10);
    const cases = types.filter(([route]) => route.startsWith('/case-studies/'));
    expect(cases.filter(([, found]) => found.includes('Article') && found.includes('BreadcrumbList'))).toHaveLength(12);
  });
});
