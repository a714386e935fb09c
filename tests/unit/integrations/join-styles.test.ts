import { expect, test } from 'vitest';
import { joinStyles } from '../../../src/integrations/join-styles.ts';

test('the styles of a page become one, in their order, at the place of the first', () => {
  expect(joinStyles('<head><style>a{}</style><link href="x"><style>b{$&}</style></head><p><style>c{}</style>')).toBe(
    '<head><style>a{}b{$&}c{}</style><link href="x"></head><p>',
  );
});

test('of one that stands there twice the last counts', () => {
  expect(joinStyles('<style>a{}</style><style>b{}</style><style>a{}</style>')).toBe('<style>b{}a{}</style>');
});

test('what stands in a noscript or has conditions of its own stays where it is', () => {
  const page = '<style media="print">a{}</style><style>b{}</style><noscript><style>c{}</style></noscript>';
  expect(joinStyles(page)).toBe(page);
});
