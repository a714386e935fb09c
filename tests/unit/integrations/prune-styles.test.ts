import { describe, expect, test } from 'vitest';
import { pruneRules, pruneStyles } from '../../../src/integrations/prune-styles.ts';

const has =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

describe('a rule', () => {
  test('stays where its classes are there, or it names none', () => {
    const css = 'a:hover{color:red}.on .there[data-x="a.b"]>p{top:0}';
    expect(pruneRules(css, has('on', 'there'))).toBe(css);
  });
  test('goes where one of its classes is not there', () => {
    expect(pruneRules('.on .gone{top:0}.on{left:0}', has('on'))).toBe('.on{left:0}');
  });
  test('loses the selectors of a list that can match nothing', () => {
    expect(pruneRules('.gone,.on,h1 .gone b{top:0}', has('on'))).toBe('.on{top:0}');
  });
  test('is not judged by what it excludes or may choose', () => {
    const css = '.on:not(.gone):is(.gone,p):has(.gone) i{top:0}';
    expect(pruneRules(css, has('on'))).toBe(css);
  });
  test('with escaped signs is known by its name', () => {
    const css = '.grid-cols-\\[2\\.5rem_minmax\\(0\\,1fr\\)_auto\\]{top:0}.md\\:w-1:hover{top:0}';
    expect(pruneRules(css, has('grid-cols-[2.5rem_minmax(0,1fr)_auto]', 'md:w-1'))).toBe(css);
    expect(pruneRules(css, has('md:w-1'))).toBe('.md\\:w-1:hover{top:0}');
  });
});

test('a group goes with the last of its rules, and other blocks are left as they are', () => {
  const css =
    '@layer a,b;@media (width>=40rem){@supports (top:0){.gone{top:0}}}@keyframes x{0%{top:0}to{top:1px}}@font-face{src:url("a.woff2")}@media print{.on{top:0}}';
  expect(pruneRules(css, has('on'))).toBe(
    '@layer a,b;@keyframes x{0%{top:0}to{top:1px}}@font-face{src:url("a.woff2")}@media print{.on{top:0}}',
  );
});

test('nested rules and comments survive', () => {
  const css = '/*! a; b{c} */.on{top:0;& .x{left:0}}';
  expect(pruneRules(css, has('on'))).toBe(css);
});

describe('a page', () => {
  const page = (css: string, body = '') => `<style>${css}</style><body class="on wide">${body}</body>`;
  test('keeps what a script may yet need', () => {
    expect(pruneStyles(page('.later{top:0}.gone{top:0}'), has('later'))).toBe(page('.later{top:0}'));
  });
  test('keeps a property that one of its styles, or a script, reads', () => {
    const css = ':root,:host{--a:1;--b:2;--c:3}.on{top:var(--a)}@property --c{syntax:"*";inherits:false}';
    expect(pruneStyles(page(css), has('--b'))).toBe(page(':root,:host{--a:1;--b:2}.on{top:var(--a)}'));
  });
});
