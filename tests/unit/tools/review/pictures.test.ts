import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { comparePictures } from '../../../../src/tools/review/browser/pictures.ts';
import { folderWith } from '../../../support/temporary.ts';

/** A picture 20 px wide with these rectangles. */
const picture = (height: number, ...rectangles: string[]) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="${height}">${rectangles.join('')}</svg>`,
  );
const rectangle = (top: number, height: number, fill: string, left = 0, width = 20) =>
  `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${fill}"/>`;

/**
 * Compares two pictures. @returns heights of those of each place that differs: before, after,
 * difference
 */
async function heightsOf(before: Buffer, after: Buffer): Promise<number[][]> {
  const folder = folderWith({});
  const crops = await comparePictures(before, after, path.join(folder, 'a'));
  return crops.map((crop) => Object.values(crop).map(({ height }) => height));
}

describe('the pictures of a page', () => {
  test('have a crop for each of two distant changes', async () => {
    const counters = (fill: string) =>
      picture(1220, rectangle(0, 10, fill), rectangle(1010, 10, fill));
    expect(await heightsOf(counters('#000'), counters('#111'))).toEqual([
      [90, 90, 90],
      [170, 170, 170],
    ]);
  });
  test('show what is new, and not what it pushed down', async () => {
    const before = picture(1310, rectangle(1010, 100, '#00f'));
    const after = picture(1610, rectangle(1010, 300, '#c00'), rectangle(1310, 100, '#00f'));
    expect(await heightsOf(before, after)).toEqual([[160, 460]]);
  });
  test('have no crop where something is a pixel lower than before', async () => {
    const lowerBy = (shift: number) =>
      picture(449 + shift, rectangle(0, 99, '#00f'), rectangle(399 + shift, 50, '#0f0'));
    expect(await heightsOf(lowerBy(0), lowerBy(1))).toEqual([]);
  });
  test.each([
    [1, 0],
    [3, 1],
  ])('where one of two columns is %i px lower than before, have %i crops', async (shift, crops) => {
    const columns = (top: number) =>
      picture(400, rectangle(50, 9, '#000', 0, 5), rectangle(top, 9, '#000', 10, 5));
    expect(await heightsOf(columns(50), columns(50 + shift))).toHaveLength(crops);
  });
  describe('where a new band of 100 px has moved all that is below it', () => {
    const column = (top: number, colour: string, left: number) =>
      [0, 4, 10, 13, 17, 23, 26, 30].map((y) => rectangle(500 + top + y, 2, colour, left, 3));
    /** Two columns of letters, and between them a full stop and a curve. */
    const below = (by: number, right = by, colour = '#333', stop = '#333', curve = 0) => [
      ...column(by, colour, 1),
      ...column(right, '#333', 15),
      rectangle(503 + by, 2, stop, 6, 2),
      `<circle cx="10" cy="${510.3 + by + curve}" r="3.4" fill="none" stroke="#888"/>`,
    ];
    const ground = rectangle(0, 900, '#fff');
    const before = picture(800, ground, ...below(0));
    test.each<[what: string, after: Parameters<typeof below>, crops: number]>([
      ['the same', [100], 1],
      ['a column a row lower', [100, 101], 1],
      ['a curve a tenth of a pixel lower', [100, 100, '#333', '#333', 0.1], 1],
      ['a column in a colour one shade lighter', [100, 100, '#343434'], 2],
      ['no full stop', [100, 100, '#333', '#fff'], 2],
      ['another curve', [100, 100, '#333', '#333', 2], 2],
    ])('%s', async (_, after, crops) => {
      const band = rectangle(0, 100, '#00f');
      const now = picture(900, ground, band, ...below(...after));
      expect(await heightsOf(before, now)).toHaveLength(crops);
    });
  });
  test('differ where a ground is a shade lighter', async () =>
    expect(
      await heightsOf(
        picture(10, rectangle(0, 10, '#faf9f5')),
        picture(10, rectangle(0, 10, '#fbfaf6')),
      ),
    ).toEqual([[10, 10, 10]]));
});
