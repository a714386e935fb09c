import { expect, test } from 'vitest';
import { shortScopes } from '../../../src/integrations/short-scopes.ts';

test('each scope of a page has a letter, the same in its styles and on its elements', () => {
  const html =
    '<style>p[data-astro-cid-abcdefgh]{top:0}i[data-astro-cid-q2345678]{top:0}</style><p data-astro-cid-abcdefgh><i data-astro-cid-q2345678>';
  expect(shortScopes(html)).toBe('<style>p[data-a]{top:0}i[data-b]{top:0}</style><p data-a><i data-b>');
});

test('no two scopes share a name, however many there are', () => {
  const scopes = Array.from({ length: 60 }, (_, n) => `data-astro-cid-${String(n).padStart(8, '0')}`);
  expect(new Set(shortScopes(scopes.join(' ')).split(' ')).size).toBe(60);
});

test('other attributes keep their names', () => {
  const html = '<p data-state="a" data-id="3" data-astro-reload>';
  expect(shortScopes(html)).toBe(html);
});
