import { expect, test } from 'vitest';
import { completePolicy, type Sources } from '../../../src/lib/policy.ts';

/** What a page adds to the policy of the site. */
function added(sources: Sources, documents = false): string[] {
  const all: string[] = [];
  const page = {
    insertDirective: (directive: string) => all.push(directive),
    insertScriptResource: (source: string) => all.push(`script ${source}`),
    insertStyleResource: (source: string) => all.push(`style ${source}`),
  };
  completePolicy(page, sources, documents);
  return all;
}
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types 'none'"];

test('a page without third parties adds Trusted Types, and a page with a PDF its object', () => {
  expect(added({})).toEqual(TRUSTED_TYPES);
  expect(added({ frame: [] }, true)).toEqual(["object-src 'self'", ...TRUSTED_TYPES]);
});

test('a page with a widget adds its sources, and Trusted Types only if the widget’s script supports them', () => {
  const sources = { script: ['https://w.example'], frame: ['https://f.example', 'https://g.example'], inlineStyles: true };
  const expected = ['script https://w.example', "style 'unsafe-inline'", 'frame-src https://f.example https://g.example'];
  expect(added(sources)).toEqual([...expected, ...TRUSTED_TYPES]);
  expect(added({ ...sources, untyped: true })).toEqual(expected);
});

test('in development there is no policy to complete', () => {
  expect(() => completePolicy(undefined, { script: ['https://w.example'] })).not.toThrow();
});
