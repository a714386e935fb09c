import { expect, test } from 'vitest';
import { holds } from '../../../../src/tools/content-check/numbers-file.ts';

test.each([
  ['Top pad from 119 °C', '119 °C', true],
  ['a longer number: 2,119 °C', '119 °C', false],
  ['a decimal: 1.63 °C', '63 °C', false],
  ['a bare number: from 119 to 63', '119 °C', false],
  ['another unit: 505 hPa', '505 h', false],
  ['1.5 m³/(s·m), then less', '1.5 m³/(s·m)', true],
  ['no pattern: 1x5 %', '1.5 %', false],
])('“%s” gives %s: %s', (text, value, gives) => {
  expect(holds(text, value)).toBe(gives);
});
