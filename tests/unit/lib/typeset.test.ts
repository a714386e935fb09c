import { describe, expect, test } from 'vitest';
import { punctuate, typeset, typesetRuns, withSubscripts } from '../../../src/lib/typeset.ts';

const NBSP = '\u00A0';

describe('typeset', () => {
  test.each([
    ['H2S in CO2e', 'H<sub>2</sub>S in CO<sub>2</sub>e'],
    ['3 x 10⁻⁶ m³ h⁻¹', `3 × 10<sup>−6</sup>${NBSP}m³${NBSP}h<sup>−1</sup>`],
    [
      'a power turbine’s N2 at O2, CH4 and NO2',
      `a${NBSP}power turbine’s N2 at O<sub>2</sub>, CH<sub>4</sub> and NO<sub>2</sub>`,
    ],
    ['NOx and C3H8', 'NO<sub>x</sub> and C<sub>3</sub>H<sub>8</sub>'],
    ['Assistance and On-Site Support', 'Assistance and <span class="whole">On-Site</span> Support'],
    ['High at start-up, at speed', 'High at <span class="whole">start-up,</span> at speed'],
    ['non-drive-end, steam-turbine, 2018-07-09', 'non-drive-end, steam-turbine, 2018-07-09'],
    ['LM2500, TP347H, CO2000 stay as they are', 'LM2500, TP347H, CO2000 stay as they are'],
  ])('sets %s', (text, html) => {
    expect(typeset(text)).toBe(html);
  });

  test('holds a number to its unit and a standard to its number', () => {
    expect(typeset('9,420 rpm at 42 °C after API 617 and ISO 20816')).toBe(
      `9,420${NBSP}rpm at 42${NBSP}°C after API${NBSP}617 and ISO${NBSP}20816`,
    );
  });

  test.each(['10 ms', '3 barg', '40 Nm', '140 °F', '3.5 mm/s', '2 stages'])(
    'breaks no line within %s',
    (text) => {
      expect(typeset(text)).toBe(text.replace(' ', NBSP));
    },
  );

  test('leaves a number before an ordinary word alone', () => {
    expect(typeset('14 machines, 3 months')).toBe(`14 machines, 3${NBSP}months`);
  });

  test('escapes what HTML would read', () => {
    expect(typeset('a < b & "c"')).toBe('a &lt; b &amp; &quot;c&quot;');
  });

  test('gives runs that join to the text', () => {
    expect(
      typesetRuns('CO2 and H2')
        .map((run) => run.text)
        .join(''),
    ).toBe('CO2 and H2');
    expect(typesetRuns('')).toEqual([]);
  });
});

test('lowers the digits of the same formulae in a drawing', () => {
  expect(withSubscripts('kt CO2e/y, H2S, CH4 & C3H8, N2, LM2500, NOx')).toBe(
    'kt CO₂e/y, H₂S, CH₄ & C₃H₈, N2, LM2500, NOx',
  );
});

describe('punctuate', () => {
  test.each([
    ["the firm's word, \"yes\", ('no')", 'the firm’s word, “yes”, (‘no’)'],
    ['it held - and -- so... broke—there', 'it held – and – so… broke – there'],
    ['held--and', 'held–and'],
    ['the "class of 2019" and "5"', 'the “class of 2019” and “5”'],
    ['-5 °C, +-2 bar, +/- 3 bar', '−5 °C, ±2 bar, ± 3 bar'],
    ['3 x 5 MW and 2x4', '3 × 5 MW and 2 × 4'],
    ['5-7 days, 2.5-3 MW', '5–7 days, 2.5–3 MW'],
    ["the '90s", 'the ’90s'],
    ['two  spaces', 'two spaces'],
    ['over three nights , at 5 % . So', 'over three nights, at 5 %. So'],
    ["a 3/4\" pipe of 6' length in the 1990's", 'a 3/4" pipe of 6\' length in the 1990’s'],
  ])('sets %s', (typed, set) => {
    expect(punctuate(typed)).toBe(set);
  });
  test.each([
    'ISO 18436-2',
    'year 2019-20',
    'a pre-war, ten-day test',
    'LM2500',
    '0x1F',
    '“so” – it’s −5 °C',
    '2024-03-05',
  ])('leaves %s', (text) => {
    expect(punctuate(text)).toBe(text);
  });
});
