import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { policy, SCRIPT_HASHES, STYLE_HASHES } from '../../src/lib/policy.ts';
import { granted, isFirstParty } from '../support/connected.ts';
import { type BuiltPage, files, listed, pages, read, redirectPages, standInPages } from '../support/dist.ts';
import { none } from '../support/none.ts';
import { evaluated, foreignSources, policyOf, weaknesses } from '../support/policy.ts';

const every = [...pages, ...standInPages, ...redirectPages];
const page = (html: string): BuiltPage => ({ route: '/x', file: 'x.html', html, $: load(html) });
const found = (list: BuiltPage[], faults: (page: BuiltPage) => string[]) =>
  list.flatMap((each) => faults(each).map((fault) => `${each.route}: ${fault}`));
/** The pages of the site's own throughout: with a vendor connected, those that do without it. */
const bare = every.filter(isFirstParty);

/** What makes a page weaker than the site itself and the settings' vendors ask for. */
const beyondSettings = (each: BuiltPage) => {
  const { inlineStyles, untyped } = granted(each);
  return weaknesses(each).filter(
    (fault) =>
      !(untyped && fault === 'no Trusted Types') &&
      !(inlineStyles && (fault === "allows 'unsafe-inline'" || fault.startsWith('style-src lacks'))),
  );
};

describe('the content security policy', () => {
  test('precedes everything it applies to, is strict, and allows only what the page contains', () => {
    expect(every.length).toBe(files.filter((file) => file.endsWith('.html')).length);
    expect(bare.length).toBeGreaterThan(0);
    none(found(every, beyondSettings));
  });

  test('has hashes in place of every placeholder', () => {
    const placeholders = ({ html }: BuiltPage) => [SCRIPT_HASHES, STYLE_HASHES].filter((placeholder) => html.includes(placeholder));
    none(found(every, placeholders));
    expect(placeholders(page(`<meta content="${policy()}">`))).toEqual([SCRIPT_HASHES, STYLE_HASHES]);
  });

  test('has no medium or high finding with Google’s CSP Evaluator where no vendor is connected', () =>
    none(found(bare, (each) => evaluated(policyOf(each)))));

  test('allows no other origin but those of the settings for the vendors on the page', () =>
    none(found(every, (each) => foreignSources(policyOf(each)).filter((source) => !granted(each).origins.has(source)))));

  test('allows a PDF on the page that shows one, and on no other', () =>
    expect(every.filter((each) => policyOf(each).includes('object-src')).map(({ route }) => route)).toEqual(['/technologyqualification']));

  test('a weak one is found by each of these', () => {
    const weak = (policy: string, body = '') => page(`<meta http-equiv="Content-Security-Policy" content="${policy}">${body}`);
    expect(weaknesses(page('<p>x</p>'))).toEqual(['no policy']);
    expect(weaknesses(weak("script-src 'unsafe-inline' 'unsafe-eval' https:; style-src 'sha256-x'"))).toEqual([
      'default-src is not none',
      'base-uri is not none',
      "allows 'unsafe-inline'",
      "allows 'unsafe-eval'",
      'allows https:',
      'no Trusted Types',
      "style-src has 'sha256-x' for nothing",
    ]);
    const strict = policyOf(bare[0] ?? page(''));
    const faults = weaknesses(weak(strict.replace(/'sha256-[^']*'/g, ''), '<script>x()</script><p style="top:0" onclick="x()">'));
    expect(faults).toEqual([expect.stringContaining('script-src lacks'), 'a style attribute on p', 'a handler in onclick']);
    expect(weaknesses(page(`<style>p{}</style><meta http-equiv="Content-Security-Policy" content="${strict}">`))).toContain(
      'something is loaded before the policy',
    );
    expect(evaluated("script-src 'unsafe-inline' *; object-src *").join()).toMatch(/HIGH script-src/);
    expect(foreignSources("default-src 'none'; frame-src 'self' mailto: https://vendor.example")).toEqual(['https://vendor.example']);
  });
});

describe('the files that a page loads', () => {
  const foreign = ({ $ }: BuiltPage) =>
    $('script[src], link[href]:not([rel=canonical], [rel=alternate]), img, iframe, object, source, video, audio, use')
      .toArray()
      .flatMap((element) => ['src', 'href', 'data', 'srcset'].map((name) => $(element).attr(name) ?? ''))
      .filter((url) => /^(?:[a-z]+:)?\/\//.test(url));
  const ungranted = (each: BuiltPage) =>
    foreign(each).filter((url) => !URL.canParse(url) || !granted(each).origins.has(new URL(url).origin));
  test('are the site’s own, or a connected vendor’s', () => none(found(every, ungranted)));
  test('a foreign script, font and frame are found', () =>
    expect(
      foreign(
        page('<script src="https://a.example/a.js"></script><link href="//b.example/b.css"><iframe src="http://c.example"></iframe>'),
      ),
    ).toHaveLength(3));
});

describe('links', () => {
  const unsafe = ({ $ }: BuiltPage) =>
    $('a[href], form[action], area[href]')
      .toArray()
      .flatMap((element) => [$(element).attr('href') ?? $(element).attr('action') ?? ''])
      .filter((url) => !/^(https:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/.test(url));
  test('are https, mailto, tel or the site’s own', () => {
    expect(listed.length).toBeGreaterThan(5);
    none(found(every, unsafe));
  });
  test('another kind is found', () =>
    expect(unsafe(page('<a href="http://a.example">a</a><a href="javascript:x()">b</a><a href="//c.example">c</a>'))).toHaveLength(3));
});

describe('the published files', () => {
  const unmeant = (names: string[]) => names.filter((name) => /\.(map|env|mdx?|ya?ml|tsx?|astro)$|(^|\/)\.(?!well-known)/.test(name));
  test('include no source, source map or hidden file', () => none(unmeant(files)));
  test('one of these is found', () => expect(unmeant(['a.js.map', '.env', 'x/.git/config', '.well-known/security.txt'])).toHaveLength(3));
  test('include no script that calls eval or writes HTML', () => {
    const calls = (text: string) => /\beval\(|new Function\(|document\.write\(|insertAdjacentHTML\(/.exec(text)?.[0] ?? [];
    none(
      files
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [calls(read(file))].flat().map((call) => `dist/${file} calls ${call}`)),
    );
    expect(calls('x();eval("1")')).toBe('eval(');
  });
});
