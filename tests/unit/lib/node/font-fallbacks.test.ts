import { describe, expect, test } from 'vitest';
import { ARCHIVO } from '../../../../src/config/fonts.ts';
import { type Adjustment, FALLBACKS, fallbackAdjustments, fallbackCss, type SiteText } from '../../../../src/lib/node/font-fallbacks.ts';
import { measureFont } from '../../../../src/lib/node/font-measure.ts';
import { siteText } from '../../../../src/lib/node/site-text.ts';

/** How much wider (or narrower) the site's text is in an adjusted fallback than in the web font, as a share. */
async function widthError({ weight, twin, sizeAdjust }: Adjustment, { heading, body }: SiteText): Promise<number> {
  const lines = weight === 600 ? heading : body;
  const [web, local] = await Promise.all([measureFont(ARCHIVO.source), measureFont(twin)]);
  const sum = (widthOf: (line: string) => number) => lines.reduce((width, line) => width + widthOf(line), 0);
  return sum((line) => local.widthOf(line, weight) * sizeAdjust) / sum((line) => web.widthOf(line, weight)) - 1;
}

describe('adjusted fallback fonts', async () => {
  const text = siteText();
  const adjustments = await fallbackAdjustments(text);
  const archivo = adjustments.filter(({ family }) => family.startsWith('Archivo '));

  test('there is one for each weight of each fallback family', () => {
    const families = FALLBACKS.archivo.slice(0, -1);
    expect(archivo.map(({ family, weight }) => `${family} ${weight}`)).toEqual(
      families.flatMap((family) => [`${family} 400`, `${family} 600`]),
    );
    expect(families.length).toBeGreaterThanOrEqual(3);
  });

  test('set in them, the headings and the running text of the site are as long as in the web font', async () => {
    for (const each of archivo) expect(Math.abs(await widthError(each, text)), `${each.family} ${each.weight}`).toBeLessThan(0.001);
  });

  test('an adjustment that is wrong by 2 % is found', async () => {
    for (const each of archivo)
      expect(Math.abs(await widthError({ ...each, sizeAdjust: each.sizeAdjust * 1.02 }, text)), each.family).toBeGreaterThan(0.01);
  });

  test('an adjustment depends on the text that is measured', async () => {
    const [wide] = await fallbackAdjustments({ heading: ['WWW'], body: ['WWW'] });
    const [narrow] = await fallbackAdjustments({ heading: ['iii'], body: ['iii'] });
    expect(wide?.sizeAdjust).not.toBeCloseTo(narrow?.sizeAdjust ?? 0, 2);
  });

  test('without any text it stops', async () => {
    await expect(fallbackAdjustments({ heading: [], body: [] })).rejects.toThrow('No text to measure Archivo');
  });

  test('a line of the fallback is as high as one of the web font', async () => {
    const { metrics } = await measureFont(ARCHIVO.source);
    for (const { sizeAdjust, ascent, descent } of archivo) {
      expect(ascent * sizeAdjust).toBeCloseTo(metrics.ascent, 6);
      expect(descent * sizeAdjust).toBeCloseTo(metrics.descent, 6);
    }
  });

  test('the style rules name only fonts of the visitor’s own machine', () => {
    const css = fallbackCss(adjustments);
    expect(css.match(/@font-face/g)).toHaveLength(adjustments.length);
    expect(css).not.toContain('url(');
  });
});
