import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, DIST, pages, standIns } from '../support/dist.ts';
import { brotli } from '../support/visitor.ts';
import { BUDGET } from '../support/weight.ts';

const every = [...pages, ...standIns];
const page = (html: string): BuiltPage => ({ route: '/x', file: 'x.html', html, $: load(html) });
const over = (list: BuiltPage[], faults: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => faults(each).map((fault) => `${each.route}: ${fault}`));

describe('a page with all its styles', () => {
  const faults = ({ html, $ }: BuiltPage) => [
    ...[brotli(html)].filter((bytes) => bytes > BUDGET.html).map((bytes) => `${bytes} bytes, allowed are ${BUDGET.html}`),
    ...$('link[rel=stylesheet]')
      .toArray()
      .map((link) => `styles in a second request: ${$(link).attr('href')}`),
  ];
  test('fits into the first flight of a connection', { timeout: 60_000 }, () => {
    expect(every.length).toBeGreaterThan(40);
    expect(over(every, faults)).toEqual([]);
  });
  test('one that does not is found', () => {
    const noise = crypto.randomBytes(15_000).toString('base64');
    expect(faults(page(`<link rel="stylesheet" href="/a.css"><p>${noise}</p>`))).toHaveLength(2);
  });
});

describe('fonts that a page asks for at once', () => {
  const fontsOf = ({ $ }: BuiltPage) =>
    $('link[rel=preload][as=font]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
  const faults = (each: BuiltPage, sizeOf = (file: string) => fs.statSync(path.join(DIST, file)).size) => {
    const fonts = fontsOf(each);
    const bytes = fonts.reduce((sum, file) => sum + sizeOf(file), 0);
    return [
      ...(fonts.length > BUDGET.fonts.files ? [`${fonts.length} files`] : []),
      ...(bytes > BUDGET.fonts.bytes ? [`${bytes} bytes`] : []),
      ...fonts.filter((file) => !each.html.includes(`url("${file}")`)).map((file) => `${file} is preloaded and never used`),
    ];
  };
  test('are two, small, and used', () => {
    for (const each of every) expect(fontsOf(each).length, each.route).toBeGreaterThan(0);
    expect(over(every, (each) => faults(each))).toEqual([]);
  });
  test('too many, too large and unused ones are found', () => {
    const link = (name: string) => `<link rel="preload" as="font" href="/${name}.woff2">`;
    expect(faults(page(`${link('a')}${link('b')}${link('c')}`), () => 20_000)).toHaveLength(5);
  });
});

describe('scripts that a page has at once', () => {
  const sizes = new Map<string, number>();
  const sent = (file: string) => {
    const size = sizes.get(file) ?? brotli(fs.readFileSync(path.join(DIST, file)));
    sizes.set(file, size);
    return size;
  };
  const faults = (each: BuiltPage, sizeOf = sent) => {
    const scripts = each.$('script:not([type$=json])').toArray();
    const bytes = scripts.reduce(
      (sum, { attribs }, at) => sum + (attribs.src ? sizeOf(attribs.src) : brotli(each.$(scripts[at]).text())),
      0,
    );
    const eager = each.$('script[type=module][src]:not([fetchpriority=low])').length;
    return [...(bytes > BUDGET.script ? [`${bytes} bytes of script`] : []), ...(eager > 0 ? ['a script before the faces'] : [])];
  };
  test('stay within the budget and let the faces come first', { timeout: 60_000 }, () =>
    expect(over(every, (each) => faults(each))).toEqual([]),
  );
  test('too much of it, or too early, is found', () => {
    const noise = crypto.randomBytes(4000).toString('base64');
    expect(faults(page('<script type="module" src="/a.js"></script>'), () => 5001)).toHaveLength(2);
    expect(faults(page(`<script type="module">"${noise}"</script><script src="/a.js"></script>`), () => 1500)).toEqual([
      expect.stringMatching(/^5\d{3} bytes of script$/),
    ]);
  });
  test('stand in the page itself where it has room for them', () => {
    const inside = every.filter(({ $ }) => $('script[type=module]').length > 0 && $('script[type=module][src]').length === 0);
    const routes = inside.map(({ route }) => route);
    for (const light of ['/contact-us', '/privacy-policy', '/support-to-projects', '/technologyqualification'])
      expect(routes).toContain(light);
    for (const full of ['/', '/about-us']) expect(routes).not.toContain(full);
  });
});
