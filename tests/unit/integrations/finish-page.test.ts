import crypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage } from '../../../src/integrations/finish-page.ts';
import { ISLAND_RUNTIME } from '../../../src/integrations/island-runtime.ts';
import { policy } from '../../../src/lib/policy.ts';

const hash = (text: string) => `'sha256-${crypto.createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, body = '') =>
  `<!doctype html><html lang="en"><head><meta http-equiv="Content-Security-Policy" content="${policy()}">${head}</head><body>${body}</body></html>`;
const finished = (html: string, ...scripted: string[]) => finishPage(html, (word) => scripted.includes(word));

describe('a page’s policy', () => {
  test('is filled in nowhere but in the policy', () => {
    const text = `<p title="${policy()}">${policy()}</p>`;
    const head = `<meta name="description" content="${policy()}">`;
    const [before, after] = finished(`<!doctype html><html lang="en"><head>${head}${page('', text).split('<head>')[1]}`).split('<body>');
    expect(before).toContain(head);
    expect(after).toContain(text);
  });

  test('covers the contents of a template and a noscript, and text in a script that looks like markup', () => {
    const script = 'x = "<style>a{}</style>"';
    const html = finished(page('', `<template><script>${script}</script></template><noscript><style>b{top:0}</style></noscript>`));
    expect(html).toContain(`script-src 'self' ${hash(script)};`);
    expect(html).toContain(`style-src 'self' ${hash('b{top:0}')};`);
  });
});

describe('the styles of a page', () => {
  test('become one element, in their order, at the place of the first', () => {
    const html = finished(page('<style>a{top:0}</style><link rel="icon" href="x">', '<p class="b">x<style>.b{left:0}</style></p>'));
    expect(html).toContain('<style>a{top:0}.b{left:0}</style><link rel="icon" href="x">');
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  test('stay where they are with conditions, in a noscript and in a drawing', () => {
    const others = '<style media="print">a{}</style><noscript><style>b{}</style></noscript><svg><style>c{}</style></svg>';
    expect(finished(page('<style>p{top:0}</style>', others))).toContain(others);
  });

  test('lose what the page does not use, and keep what a script may add', () => {
    const css = '.on{top:0}.gone{left:0}.later{right:0}.on .gone{top:1px}';
    expect(finished(page(`<style>${css}</style>`, '<p class="x on">x</p>'), 'later')).toContain('<style>.on{top:0}.later{right:0}</style>');
  });
});

test('module scripts load after HTML and fonts', () => {
  const html = finished(page('<script type="module" src="/a.js"></script><script src="/b.js"></script>'));
  expect(html).toContain('<script fetchpriority="low" type="module" src="/a.js"></script><script src="/b.js"></script>');
});

describe('Astro’s island runtime', () => {
  const island = '<astro-island client="intent"></astro-island>';
  test('is taken out, since the site’s script has it', () => {
    const html = finished(page('', `<script>alert(1)</script><script>${ISLAND_RUNTIME}</script>${island}`));
    expect(html).not.toContain('customElements');
    expect(html).toContain(hash('alert(1)'));
    expect(html).not.toContain(hash(ISLAND_RUNTIME));
  });

  test('is asked for by name where a page with islands lacks the text that this version of Astro writes', () => {
    expect(() => finished(page('', `<script>${ISLAND_RUNTIME};</script>${island}`))).toThrow('astro-island.prebuilt.js');
    expect(() => finished(page('', island))).toThrow('astro-island.prebuilt.js');
  });
});
