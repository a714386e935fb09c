import path from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { comparePictures } from '../../../../src/tools/review/browser/pictures.ts';
import { folderWith } from '../../../support/temporary.ts';

const WIDTH_PX = 20;
let folder: string;
beforeEach(() => {
  folder = folderWith({});
});
/** A picture of bands, from the top: the height and the colour of each. */
const picture = (...bands: [height: number, background: string][]) => {
  const height = bands.reduce((sum, [each]) => sum + each, 0);
  let top = 0;
  const layers = bands.map(([each, background]) => {
    const layer = { input: { create: { width: WIDTH_PX, height: each, channels: 3 as const, background } }, left: 0, top };
    top += each;
    return layer;
  });
  return sharp({ create: { width: WIDTH_PX, height, channels: 3, background: '#fff' } })
    .composite(layers)
    .png()
    .toBuffer();
};
const compare = async (before: Promise<Buffer>, after: Promise<Buffer>) =>
  comparePictures(await before, await after, path.join(folder, 'a'));
/** Heights of the pictures of each crop: before, after, difference. */
const heights = (crops: Awaited<ReturnType<typeof compare>>) =>
  Promise.all(
    crops.map(({ Before = '', After = '', Difference = '' }) =>
      Promise.all([Before, After, Difference].map(async (name) => (await sharp(path.join(folder, name)).metadata()).height)),
    ),
  );
const counter = (colour: string): [number, string] => [10, colour];
const page = (height: number): [number, string] => [height, '#fff'];

describe('the pictures of a page', () => {
  test('have a crop for each of two distant changes', async () => {
    const found = await compare(
      picture(counter('#000'), page(1000), counter('#000'), page(200)),
      picture(counter('#111'), page(1000), counter('#111'), page(200)),
    );
    expect(await heights(found)).toEqual([
      [90, 90, 90],
      [170, 170, 170],
    ]);
  });
  test('show what is new far below, and not what it pushed down', async () => {
    const found = await compare(
      picture(counter('#000'), page(1000), [100, '#00f'], page(200)),
      picture(counter('#111'), page(1000), [300, '#c00'], [100, '#00f'], page(200)),
    );
    expect(await heights(found)).toEqual([
      [90, 90, 90],
      [160, 460, 460],
    ]);
  });
  test('have no crop where something is a pixel lower than before', async () => {
    const found = await compare(picture([99, '#00f'], [300, '#fff'], [50, '#0f0']), picture([99, '#00f'], [301, '#fff'], [50, '#0f0']));
    expect(found).toEqual([]);
  });
  test('have no crop where one of two columns is a pixel lower than before', async () => {
    const columns = (top: number) =>
      sharp({ create: { width: WIDTH_PX, height: 400, channels: 3, background: '#fff' } })
        .composite(
          [50, top].map((y, column) => ({
            input: { create: { width: 5, height: 9, channels: 3, background: '#000' } },
            left: 10 * column,
            top: y,
          })),
        )
        .png()
        .toBuffer();
    expect(await compare(columns(50), columns(51))).toEqual([]);
    expect(await compare(columns(50), columns(53))).toHaveLength(1);
  });
  test('differ where a ground is a shade lighter', async () => {
    const [{ Difference = '' } = {}] = await compare(picture([10, '#faf9f5']), picture([10, '#fbfaf6']));
    expect((await sharp(path.join(folder, Difference)).stats()).dominant).toMatchObject({ r: 8, g: 8, b: 8 });
  });
});
