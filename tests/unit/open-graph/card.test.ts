import { describe, expect, test } from 'vitest';
import { logo } from '../../../src/lib/node/logo.ts';
import { cardNode, type OpenGraphImage } from '../../../src/open-graph/card.ts';
import { shownEntries } from '../../support/content.ts';
import { settings } from '../../support/settings.ts';

const figure = shownEntries('cases')[0]?.data.figure;
const words = settings('drawings');
const card: OpenGraphImage = {
  label: 'Case 1',
  title: 'A title',
  figure,
  words,
  firm: 'Meridional',
  mark: logo(),
};
/** Lines as wide as 0.6 of the size a sign: what a title of that size takes. */
const measure = async (node: object) => {
  const { fontSize, width } = (node as { style: { fontSize: number; width: number } }).style;
  const signs = (node as { children: { text: string }[] }).children.reduce(
    (sum, { text }) => sum + text.length,
    0,
  );
  return { width, height: Math.ceil((signs * fontSize * 0.6) / width) * fontSize };
};
const sizeIn = (node: object) =>
  Number(/"fontFamily":"Head","fontSize":(\d+),"lineHeight":1\.04/.exec(JSON.stringify(node))?.[1]);

describe('a card', () => {
  test('sets a short title large and a long one smaller', async () => {
    expect(sizeIn(await cardNode(card, measure))).toBe(64);
    expect(sizeIn(await cardNode({ ...card, title: 'word '.repeat(18) }, measure))).toBeLessThan(
      60,
    );
    expect(sizeIn(await cardNode({ ...card, title: 'word '.repeat(90) }, measure))).toBe(38);
  });

  test('shows the firm’s half-section where the page has no figure', async () => {
    const drawn = async (each: OpenGraphImage) =>
      Buffer.from(JSON.stringify(await cardNode(each, measure))).length;
    expect(await drawn({ ...card, figure: undefined })).not.toBe(await drawn(card));
  });
});
