import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { describe, expect, test } from 'vitest';
import { ARCHIVO, FONT_FILES, JETBRAINS_MONO } from '../../../src/config/fonts.ts';
import { fallbackCss } from '../../../src/integrations/fallback-fonts.ts';
import { measureFont } from '../../../src/lib/node/font-measure.ts';

const TEXT =
  'The bearing ran at 119 °C before the work and at 63 °C after it; nobody had asked the pipe, which two line stops held rigidly.';

describe('fallback fonts', () => {
  test.each([
    [ARCHIVO, FONT_FILES.archivo],
    [JETBRAINS_MONO, FONT_FILES.jetbrainsMono],
  ])('a text takes the room that it takes in the web font: $name', async ({ ascent, descent, families }, file) => {
    const font = create(fs.readFileSync(createRequire(import.meta.url).resolve(file)));
    if (font.isCollection) throw new Error(`${file} holds several fonts.`);
    expect([font.ascent, font.descent, font.lineGap]).toEqual([ascent * font.unitsPerEm, -descent * font.unitsPerEm, 0]);

    const web = await measureFont(file);
    for (const { weight, twin, sizeAdjust } of Object.values(families).flat()) {
      const local = await measureFont(twin);
      const error = (local(TEXT, weight) * sizeAdjust) / web(TEXT, weight) - 1;
      expect(Math.abs(error), `${twin} is wider by ${(error * 100).toFixed(1)} %`).toBeLessThan(0.03);
    }
  });

  test('are fonts of the visitor’s own machine', () => {
    const css = fallbackCss();
    expect(css.match(/@font-face/g)).toHaveLength(7);
    expect(css).not.toContain('url(');
  });
});
