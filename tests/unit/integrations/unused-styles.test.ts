import { describe, expect, test } from 'vitest';
import { dropUnusedStyles } from '../../../src/integrations/unused-styles.ts';

const used = (css: string, ...names: string[]) => dropUnusedStyles([css], (name) => names.includes(name));

describe('a rule', () => {
  test('stays where its classes are there, or it names none', () => {
    const css = 'a:hover{color:red}.on .there[data-x=a]>p{top:0}';
    expect(used(css, 'on', 'there')).toBe(css);
  });
  test('is dropped if none of its selectors can match', () => {
    expect(used('.on .gone,.gone{top:0}.on{left:0}', 'on')).toBe('.on{left:0}');
  });
  test('is not judged by what it excludes, may have, or how a state is written', () => {
    const css = '.on:not(.gone):has(.gone) i[aria-busy=true]{top:0}';
    expect(used(css, 'on')).toBe(css);
  });
  test('is known by its name where that is written with escapes', () => {
    const css = '.md\\:w-\\[2\\.5rem\\]:hover{top:0}';
    expect(used(css, 'md:w-[2.5rem]')).toBe(css);
    expect(used(css)).toBe('');
  });
  test('is dropped within groups too, while other blocks stay', () => {
    const css = '@layer a{.on{top:0}.gone{top:0}}@keyframes x{0%{top:0}to{top:1px}}@media print{.gone{top:0}}';
    expect(used(css, 'on')).toBe('@layer a{.on{top:0}}@keyframes x{0%{top:0}to{top:1px}}');
  });
});

test('pages with the same styles each keep what they need of them', () => {
  const css = '.one{top:0}.two{left:0}@property --both{syntax:"*";inherits:false}';
  expect([used(css, 'one'), used(css, 'two', '--both'), used(css, 'one')]).toEqual([
    '.one{top:0}',
    '.two{left:0}@property --both{syntax:"*";inherits:false}',
    '.one{top:0}',
  ]);
});

test('a custom property is dropped with its registration unless a style or a script reads it', () => {
  const css = ':root{--read:1px;--scripted:2px;--gone:3px}@property --gone{syntax:"*";inherits:false}a{top:var(--read)}';
  expect(used(css, '--scripted')).toBe(':root{--read:1px;--scripted:2px}a{top:var(--read)}');
});

test('a custom property that another sheet of the page reads stays', () => {
  const sheets = [':root{--read:1px;--gone:2px}.gone{top:var(--gone)}', 'a{top:var(--read)}'];
  expect(dropUnusedStyles(sheets, () => false)).toBe(':root{--read:1px}a{top:var(--read)}');
});

test('a custom property that only a dropped rule reads is dropped too', () => {
  expect(used(':root{--gone:1px;--read:2px}.gone{top:var(--gone)}.on{top:var(--read)}', 'on')).toBe(
    ':root{--read:2px}.on{top:var(--read)}',
  );
});

test('Tailwind’s layer for browsers without @property is dropped', () => {
  const css = '@layer base{a{--tw-leading:2;line-height:var(--tw-leading)}}';
  expect(used(`@layer properties{@supports (color:red){*{--tw-leading:initial}}}${css}`)).toBe(css);
});

test('properties that the parser does not know stay', () => {
  const css = 'a{outline-offset:3px;text-wrap:pretty;content-visibility:auto}';
  expect(used(css)).toBe(css);
});
