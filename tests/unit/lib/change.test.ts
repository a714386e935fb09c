import { describe, expect, test } from 'vitest';
import { unquotedValues } from '../../../src/lib/change.ts';

const change = { from: '119', to: '63', unit: '°C' };

describe('a change', () => {
  test('is quoted if each value occurs with its unit in any of the texts', () => {
    expect(unquotedValues(change, ['Top pad from 119 °C', 'now at 63 °C, steadily'])).toEqual([]);
  });
  test('is not quoted by a longer number, a bare number or another unit', () => {
    expect(unquotedValues(change, ['2,119 °C and 1.63 °C'])).toEqual(['119 °C', '63 °C']);
    expect(unquotedValues(change, ['from 119 to 63'])).toEqual(['119 °C', '63 °C']);
    expect(unquotedValues({ from: '505', to: '690', unit: 'h' }, ['505 hPa', '690 h'])).toEqual(['505 h']);
  });
  test('may hold characters that mean something in a regular expression', () => {
    expect(unquotedValues({ from: '1.5', to: '2.5', unit: 'm³/(s·m)' }, ['1.5 m³/(s·m), then 2.5 m³/(s·m)'])).toEqual([]);
    expect(unquotedValues({ from: '1.5', to: '2.5', unit: '%' }, ['1x5 %', '2.5 %'])).toEqual(['1.5 %']);
  });
});
