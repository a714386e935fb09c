import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { ADVANCE_WIDTHS, CHARACTERS } from '../../../src/config/advance-widths.ts';
import { ARCHIVO, FONT_FILES, JETBRAINS_MONO } from '../../../src/config/fonts.ts';
import { fallbackCss } from '../../../src/integrations/fallback-fonts.ts';
import { textWidth } from '../../../src/lib/line-reserve.ts';

const TEXT =
  'The bearing ran at 119 °C before the work and at 63 °C after it; nobody had asked the pipe, which two line stops held rigidly.';

function opened(file: string) {
  const font = create(fs.readFileSync(createRequire(import.meta.url).resolve(file)));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  return font;
}

describe('fallback fonts', () => {
  test.each([
    [ARCHIVO, FONT_FILES.archivo],
    [JETBRAINS_MONO, FONT_FILES.jetbrainsMono],
  ])('lines are as high as those of the web font: $name', ({ ascent, descent }, file) => {
    const font = opened(file);
    expect([font.ascent, font.descent, font.lineGap]).toEqual([ascent * font.unitsPerEm, -descent * font.unitsPerEm, 0]);
  });

  test.each([
    [400, FONT_FILES.archivoRegular],
    [600, FONT_FILES.archivoSemibold],
  ] as const)('the table of widths is that of the installed font at weight %i', (weight, file) => {
    const font = opened(file);
    const widths = [...CHARACTERS].map((letter) =>
      Math.round((font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm) * 1000),
    );
    expect(widths).toEqual(ADVANCE_WIDTHS.Archivo[weight]);
  });

  test.each(['Arial', 'Roboto', 'DejaVu'] as const)('a text takes the room that it takes in the web font: %s', (family) => {
    for (const { weight, sizeAdjust } of ARCHIVO.families[family]) {
      const error = (textWidth(family, weight, TEXT) * sizeAdjust) / textWidth('Archivo', weight, TEXT) - 1;
      expect(Math.abs(error), `at ${weight} it is wider by ${(error * 100).toFixed(1)} %`).toBeLessThan(0.03);
    }
  });

  test('are fonts of the visitor’s own machine', () => {
    const css = fallbackCss();
    expect(css.match(/@font-face/g)).toHaveLength(7);
    expect(css).not.toContain('url(');
  });
});
