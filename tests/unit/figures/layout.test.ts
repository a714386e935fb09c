import { describe, expect, it } from 'vitest';
import { type Format, SLIM, WIDE } from '../../../src/figures/drawing.ts';
import { CARD_PX, draw } from '../../../src/figures/index.ts';
import { textBox, touch } from '../../../src/figures/labels.ts';
import { FIXED_MARGIN_PX } from '../../../src/figures/render/fixed.ts';
import type { Figure } from '../../../src/schemas/figures/index.ts';
import { extremes, figureSamples } from './samples.ts';

const formats: Record<string, Format> = {
  slim: SLIM,
  wide: WIDE,
  'a document’s column': { widths: [604] },
  'an Open Graph image': { widths: [584] },
  'a card': { widths: [CARD_PX.width - 2 * FIXED_MARGIN_PX], height: CARD_PX.height, terse: true },
};

/** What is wrong with the texts of a drawing: cut off, touching, on top of a point. */
function faults(figure: Figure, format: Format): string[] {
  const { texts, marks, height } = draw(figure, format);
  const points = marks.flatMap((mark) => (mark.kind === 'dots' ? mark.at : []));
  return format.widths.flatMap((width) =>
    texts.flatMap((text, i) => {
      const box = textBox(text, width);
      const cut = box.left < -1 || box.right > width + 1 || box.top < 0 || box.bottom > height + 1;
      const others = texts.slice(i + 1).filter((other) => touch(box, textBox(other, width), -0.5));
      const covered = points.filter(([x, y]) =>
        touch(box, { left: (x * width) / 1000 - 3, right: (x * width) / 1000 + 3, top: y - 3, bottom: y + 3 }),
      );
      return [
        ...(cut ? [`"${text.text}" is cut off at ${width}`] : []),
        ...others.map((other) => `"${text.text}" touches "${other.text}" at ${width}`),
        ...(covered.length > 0 ? [`"${text.text}" covers a point at ${width}`] : []),
      ];
    }),
  );
}

describe.each(Object.entries(formats))('in %s layout', (_, format) => {
  it.each([...figureSamples, ...extremes].map((figure, i) => [`${figure.type} ${i}`, figure] as const))(
    '%s: no label is cut off, touches another or covers a point',
    (_, figure) => {
      expect(faults(figure, format)).toEqual([]);
    },
  );
});

describe('a card', () => {
  it.each(figureSamples.map((figure) => [figure.type, figure] as const))('%s has one label at most', (_, figure) => {
    const { texts } = draw(figure, formats['a card'] ?? SLIM);
    expect(new Set(texts.map((t) => t.look)).size).toBeLessThanOrEqual(1);
    expect(texts.map((t) => t.text).join(' ').length).toBeLessThan(26);
  });
});

describe('layouts', () => {
  it('cover every width from a small phone to the text column', () => {
    expect(SLIM.widths[0]).toBe(280);
    expect(WIDE.widths.at(-1)).toBe(900);
    expect((SLIM.widths.at(-1) ?? 0) + 1).toBe(WIDE.widths[0]);
  });
});
