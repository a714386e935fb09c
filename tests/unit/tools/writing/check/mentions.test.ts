import { expect, test } from 'vitest';
import { mentionsIn } from '../../../../../src/tools/writing/check/numbers/mentions.ts';
import { holds } from '../../../../../src/tools/writing/check/numbers/numbers-file.ts';

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

test.each([
  ['It gives 0.83 MW more.', ['0.83 MW', 'MW']],
  ['The pressure is 27 mbar lower now.', ['27 mbar', 'mbar']],
  ['It ran for 33,000 running hours.', ['33,000 running hours', 'h']],
  ['Of these, four could not be seen, and six could.', ['…four could not…', '']],
  ['In it four of 181 carried the load.', ['…In it four of 181…', '']],
  ['The interval runs from 1.41 to 2.06.', ['…runs from 1.41 to 2.06…', '']],
  ['It kept two thirds of the load.', ['two thirds', 'part']],
  ['Was it known? Twenty-six were.', ['…Twenty-six were…', '']],
  ['At night pump B 84 m³/h, to API 610.', ['84 m³/h', 'm³/h']],
])('“%s” says %j', (text, [said, unit]) => {
  expect(mentionsIn(text)[0]).toMatchObject({ said, unit });
});
