import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { namedParts } from '../../../../src/figures/hero/parts.ts';

const NAMES = {
  shaft: 'Shaft',
  inlet: 'Inlet',
  casing: 'Casing',
  compressor: 'Compressor',
  combustor: 'Combustor',
  turbine: 'Turbine',
  exhaust: 'Exhaust',
};

describe('the named parts', () => {
  test('stand from front to back with the names they were given', () => {
    expect(namedParts(NAMES).map(({ name }) => name)).toEqual(Object.values(NAMES));
  });

  test('are placed by the style sheet', () => {
    const sheet = fs.readFileSync('src/components/hero-drawing.css', 'utf8').replace(/\s+/g, ' ');
    const parts = namedParts(NAMES);
    // In an upright window the last one is the lowest.
    for (const [at, { key, place }] of parts.entries()) expect(sheet).toContain(`.h-${key} { ${place} --h-at: ${parts.length - at}; }`);
  });

  test.each([
    ['a part the drawing does not have', { ...NAMES, gearbox: 'Gearbox' }],
    ['a part without a name', { ...NAMES, turbine: '' }],
    ['nothing', {}],
  ])('are refused for %s', (_, names) => {
    expect(() => namedParts(names)).toThrow('Name each of shaft, inlet, casing');
  });
});
