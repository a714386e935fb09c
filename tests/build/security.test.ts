import { describe, expect, test } from 'vitest';
import { SCRIPT_HASHES, STYLE_HASHES } from '../../src/lib/policy.ts';
import { type BuiltPage, faultsOf, files, pages, read, redirectPages, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { foreignSources, policyOf, weaknesses } from '../support/policy.ts';

/** Pages of redirects have neither scripts nor styles. */
const every = [...pages, ...standInPages];

describe('the content security policy', () => {
  test('precedes everything it applies to, is strict, and allows only what the page contains', () => {
    expect(every.length + redirectPages.length).toBe(files.filter((file) => file.endsWith('.html')).length);
    none(redirectPages.filter(({ $ }) => $('script, style').length > 0).map(({ route }) => route));
    none(faultsOf(every, weaknesses));
  });

  test('has hashes in place of every placeholder', () => {
    const placeholders = ({ html }: BuiltPage) => [SCRIPT_HASHES, STYLE_HASHES].filter((placeholder) => html.includes(placeholder));
    none(faultsOf(every, placeholders));
  });

  test('allows no other origin, as no vendor is connected', () => none(faultsOf(every, (each) => foreignSources(policyOf(each)))));

  test('allows a PDF on the page that shows one, and on no other', () =>
    expect(every.filter((each) => policyOf(each).includes('object-src')).map(({ route }) => route)).toEqual(['/technologyqualification']));
});

test('the files that a page loads are the site’s own', () => {
  const foreign = ({ $ }: BuiltPage) =>
    $('script[src], link[href]:not([rel=canonical], [rel=alternate]), img, iframe, object, source, video, audio, use')
      .toArray()
      .flatMap((element) => ['src', 'href', 'data', 'srcset'].map((name) => $(element).attr(name) ?? ''))
      .filter((url) => /^(?:[a-z]+:)?\/\//.test(url));
  none(faultsOf(every, foreign));
});

test('links are https, mailto, tel or the site’s own', () => {
  const unsafe = ({ $ }: BuiltPage) =>
    $('a[href], form[action], area[href]')
      .toArray()
      .flatMap((element) => [$(element).attr('href') ?? $(element).attr('action') ?? ''])
      .filter((url) => !/^(https:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/.test(url));
  none(faultsOf(every, unsafe));
});

describe('the published files', () => {
  const unmeant = (names: string[]) => names.filter((name) => /\.(map|env|mdx?|ya?ml|tsx?|astro)$|(^|\/)\.(?!well-known)/.test(name));
  test('include no source, source map or hidden file', () => none(unmeant(files)));
  test('include no script that calls eval or writes HTML', () => {
    const calls = (text: string) => /\beval\(|new Function\(|document\.write\(|insertAdjacentHTML\(/.exec(text)?.[0] ?? [];
    none(
      files
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [calls(read(file))].flat().map((call) => `dist/${file} calls ${call}`)),
    );
  });
});
