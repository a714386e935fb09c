import { expect, test } from 'vitest';
import { sprite, symbolParts } from '../../../src/lib/sprite.ts';

test('each drawing becomes a symbol with its viewBox and its look', () => {
  const svg =
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="61" height="32" viewBox="0 0 61 32" font-size="12" fill="currentColor"><path d="M0 0h61"/></svg>\n';
  expect(sprite([{ id: 'shell', svg }])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><svg display="none"><symbol id="shell" viewBox="0 0 61 32" preserveAspectRatio="xMinYMid" font-size="12" fill="currentColor"><path d="M0 0h61"/></symbol></svg></svg>\n',
  );
});

test('a drawing that may be stretched keeps saying so', () => {
  const svg = '<svg viewBox="0 0 9 4" preserveAspectRatio="none"><path d="M0 0h9"/></svg>';
  expect(symbolParts({ id: 'a', svg }).attributes.preserveAspectRatio).toBe('none');
});

test.each(['', 'not a drawing', '<svg width="10" height="10"><path d="M0 0"/></svg>'])(
  '%j is refused by name',
  (svg) => {
    expect(() => sprite([{ id: 'repsol', svg }])).toThrow(
      'The drawing "repsol" isn\'t an SVG with a viewBox.',
    );
  },
);
