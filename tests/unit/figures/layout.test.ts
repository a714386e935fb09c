import { describe, expect, test } from 'vitest';
import {
  type Drawing,
  type Format,
  HOME,
  SLIM,
  type TextMark,
  WIDE,
} from '../../../src/figures/drawing.ts';
import { overlap } from '../../../src/figures/geometry.ts';
import { CARD, draw } from '../../../src/figures/index.ts';
import { misplaced } from '../../../src/figures/misplaced.ts';
import { boxesOf, sheetOf, textBox } from '../../../src/figures/sheet.ts';
import { ALL, WORDS } from './samples.ts';

/**
 * Text keeps its size in rem and sheets are never narrower than the first width, so that these hold
 * for any text size.
 */
const formats: Record<string, Format> = {
  slim: SLIM,
  wide: WIDE,
  'a document’s column': { widths: [634] },
  'an Open Graph image': { widths: [584] },
  'the home page': HOME,
  'a card': CARD,
};

/** The lines of each label, which name the same point; a text that names none is alone. */
const labelsOf = (texts: readonly TextMark[]) => [
  ...Map.groupBy(texts, (text) => text.of ?? text).values(),
];

/**
 * What is wrong with the texts of a drawing: cut off, touching, on a line or point, nearer to
 * another series than to their own.
 */
function faults(drawing: Drawing, format: Format): string[] {
  const { texts, height } = drawing;
  return format.widths.flatMap((width) => {
    const sheet = sheetOf(drawing, width);
    const touching = texts.flatMap((text, i) => {
      const box = textBox(text, width);
      const cut = box.left < -1 || box.right > width + 1 || box.top < 0 || box.bottom > height + 1;
      const others = texts
        .slice(i + 1)
        .filter((other) => overlap(box, textBox(other, width), -0.5));
      return [
        ...(cut ? [`"${text.text}" is cut off at ${width}`] : []),
        ...others.map((other) => `"${text.text}" touches "${other.text}" at ${width}`),
      ];
    });
    const placed = labelsOf(texts).flatMap((lines) => {
      const { covered, nearer } = misplaced(boxesOf(lines, width), lines[0]?.of, sheet, Infinity);
      const name = lines.map(({ text }) => text).join(' ');
      return [
        ...(covered > 0 ? [`"${name}" lies on a line or a point at ${width}`] : []),
        ...(nearer > 0 ? [`"${name}" is nearer to another series at ${width}`] : []),
      ];
    });
    return [...touching, ...placed];
  });
}

describe.each(Object.entries(formats))('in %s layout', (_, format) => {
  test.each(ALL)('%s has its labels apart from each other and from its marks', (_, figure) => {
    expect(faults(draw(figure, WORDS, format), format)).toEqual([]);
  });
});

test.each(ALL)('on a card, %s has one label at most', (_, figure) => {
  const { texts } = draw(figure, WORDS, CARD);
  expect(new Set(texts.map((t) => t.style)).size).toBeLessThanOrEqual(1);
  expect(texts.map((t) => t.text).join(' ').length).toBeLessThan(26);
});
