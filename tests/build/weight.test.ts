import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { BUDGET } from '../../src/config/budgets.ts';
import { type BuiltPage, DIST, pages, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { brotli } from '../support/visitor.ts';

const every = [...pages, ...standInPages];
const page = (html: string): BuiltPage => ({ route: '/x', file: 'x.html', html, $: load(html) });
const over = (list: BuiltPage[], faults: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => faults(each).map((fault) => `${each.route}: ${fault}`));

describe('the styles of a page', () => {
  const blocking = ({ $ }: BuiltPage) =>
    $('link[rel=stylesheet]:not([media=print])')
      .toArray()
      .map((link) => `styles that the first paint waits for: ${$(link).attr('href')}`);
  test('stand in the page: the first paint waits for no file', () => none(over(every, blocking)));
  test('a file that it would wait for is found', () => expect(blocking(page('<link rel="stylesheet" href="/a.css">'))).toHaveLength(1));
});

describe('the fonts that a page preloads', () => {
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
      ...fonts
        .filter((file) => !each.html.replaceAll('"', '').includes(`url(${file})`))
        .map((file) => `${file} is preloaded and never used`),
    ];
  };
  test('are two, small, and used', () => {
    for (const each of every) expect(fontsOf(each).length, each.route).toBeGreaterThan(0);
    none(over(every, (each) => faults(each)));
  });
  test('too many, too large and unused ones are found', () => {
    const link = (name: string) => `<link rel="preload" as="font" href="/${name}.woff2">`;
    expect(faults(page(`${link('a')}${link('b')}${link('c')}`), () => 20_000)).toHaveLength(5);
  });
});

describe('the scripts that a page loads at once', () => {
  const sizes = new Map<string, number>();
  const sent = (file: string) => {
    const size = sizes.get(file) ?? brotli(fs.readFileSync(path.join(DIST, file)));
    sizes.set(file, size);
    return size;
  };
  const faults = (each: BuiltPage, sizeOf = sent) => {
    // A vendor's script waits in a template for the visitor's consent.
    const scripts = each.$('script:not([type$=json], [src^="https:"])').toArray();
    const bytes = scripts.reduce(
      (sum, { attribs }, at) => sum + (attribs.src ? sizeOf(attribs.src) : brotli(each.$(scripts[at]).text())),
      0,
    );
    const eager = each.$('script[type=module][src]:not([fetchpriority=low])').length;
    return [...(bytes > BUDGET.script ? [`${bytes} bytes of script`] : []), ...(eager > 0 ? ['a script before the fonts'] : [])];
  };
  test('stay within the budget and load after the fonts', () => none(over(every, (each) => faults(each))));
  test('too large or too early are found', () => {
    const noise = crypto.randomBytes(4000).toString('base64');
    expect(faults(page('<script type="module" src="/a.js"></script>'), () => BUDGET.script + 1)).toHaveLength(2);
    expect(faults(page(`<script type="module">"${noise}"</script><script src="/a.js"></script>`), () => BUDGET.script - 3500)).toEqual([
      expect.stringMatching(/^\d+ bytes of script$/),
    ]);
  });
});
