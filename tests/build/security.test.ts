import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { filesBelow } from '../../src/lib/node/files.ts';
import { type BuiltPage, faultsOf, files, framedPages, pages, read } from '../support/dist.ts';
import { CONNECTED_DIST } from '../support/fixture.ts';

const every = [...pages, ...framedPages];

const sha256 = (text: string) =>
  `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;

/** What the fixture's vendor needs on each page. */
const VENDOR = ' https://vendor.test';

/** The directives of a policy, each with its sources, without hashes and the vendor's. */
const withoutHashes = (policy: string) =>
  policy
    .split(';')
    .map((directive) =>
      directive
        .replace(VENDOR, '')
        .replace(/ 'sha256-[^']*'/g, '')
        .trim(),
    )
    .filter(Boolean)
    .sort();
/** What a page without vendors may have. */
const POLICY = [
  "base-uri 'none'",
  "connect-src 'self'",
  "default-src 'none'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-src 'self' mailto:",
  "img-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
  "script-src 'self'",
  "style-src 'self'",
  "trusted-types 'none'",
];
/** The viewer's page also shows a PDF. */
const policyOf = (route: string) =>
  route === '/technologyqualification' ? [...POLICY, "object-src 'self'"].sort() : POLICY;

const faults = ({ route, $ }: BuiltPage) => {
  const meta = $('meta[http-equiv="content-security-policy"]');
  const given = meta.attr('content') ?? '';
  const inline = $('script:not([src]):not([type^="application/"]), style')
    .toArray()
    .map((element) => sha256($(element).text()));
  const blocked = $('html, html *')
    .toArray()
    .filter(({ attribs }) =>
      Object.keys(attribs).some((name) => name === 'style' || /^on[a-z]+$/.test(name)),
    );
  return [
    ...(withoutHashes(given).join() === policyOf(route).join() ? [] : [`its policy is ${given}`]),
    ...inline.flatMap((hash) =>
      given.includes(hash) ? [] : ['its policy blocks one of its own scripts or styles'],
    ),
    ...(meta.prevAll('script:not([type^="application/"]), link[rel=stylesheet]:not([media=print])')
      .length === 0
      ? []
      : ['something is loaded before the policy']),
    ...blocked.map(({ tagName }) => `a style attribute or a handler on ${tagName}`),
  ];
};

test('each page’s policy allows what it contains, and nothing else', () => {
  expect(every.length).toBe(files.filter((file) => file.endsWith('.html')).length);
  expect(faultsOf(every, faults)).toEqual([]);
});

test('the policy allows a vendor’s sources only on pages that have its widget', () => {
  const policies = filesBelow(CONNECTED_DIST)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const $ = load(fs.readFileSync(path.join(CONNECTED_DIST, file), 'utf8'));
      return {
        file,
        policy: $('meta[http-equiv="content-security-policy"]').attr('content') ?? '',
      };
    });
  const having = (source: string, has = true) =>
    policies.flatMap(({ file, policy }) => (policy.includes(source) === has ? [file] : []));
  const withBooking = ['about-us.html', 'contact-us.html'];
  expect(having('app.cal.com')).toEqual(withBooking);
  expect(having('paperform.co')).toEqual(['contact-us.html']);
  expect(having("'unsafe-inline'")).toEqual(withBooking);
  expect(having('require-trusted-types-for', false)).toEqual(withBooking);
});

test('links are https, mailto, tel or the site’s own', () => {
  const unsafe = ({ $ }: BuiltPage) =>
    $('a[href], form[action], area[href]')
      .toArray()
      .flatMap((element) => [$(element).attr('href') ?? $(element).attr('action') ?? ''])
      .filter((url) => !/^(https:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/.test(url));
  expect(faultsOf(every, unsafe)).toEqual([]);
});

test('no source, source map or hidden file is published, and no script that calls eval or writes HTML', () => {
  expect(
    files.filter((name) => /\.(map|env|mdx?|ya?ml|tsx?|astro)$|(^|\/)\.(?!well-known)/.test(name)),
  ).toEqual([]);
  const calls = /\beval\(|new Function\(|document\.write\(|insertAdjacentHTML\(/;
  expect(files.filter((file) => file.endsWith('.js') && calls.test(read(file)))).toEqual([]);
});
