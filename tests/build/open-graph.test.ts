import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { OG_IMAGE_PX } from '../../src/config/constants.ts';
import { caseRoute } from '../../src/config/routes.ts';
import { shownEntries } from '../support/content.ts';
import { type BuiltPage, DIST, files, listed as found, pageAt } from '../support/dist.ts';
import { none } from '../support/none.ts';

/** Without the further pages of a list, which show the image of the first. */
const listed = found.filter(({ route }) => !/\/page\/\d+$/.test(route));
const LARGEST_BYTES = 60_000;
const property = ({ $ }: BuiltPage, name: string) => $(`meta[property="og:${name}"]`).attr('content') ?? '';
const bytesOf = (page: BuiltPage) => fs.readFileSync(path.join(DIST, new URL(property(page, 'image')).pathname));

/** Width, height and number of bytes of a PNG; its faults as an Open Graph image. */
function faults(png: Buffer): string[] {
  const isPng = png.subarray(1, 4).toString('latin1') === 'PNG';
  const [width, height] = isPng ? [png.readUInt32BE(16), png.readUInt32BE(20)] : [0, 0];
  return [
    ...(isPng ? [] : ['no PNG']),
    ...(width === OG_IMAGE_PX.width && height === OG_IMAGE_PX.height ? [] : [`${width} x ${height}`]),
    ...(png.length < LARGEST_BYTES ? [] : [`${png.length} bytes`]),
  ];
}

describe('the Open Graph images', () => {
  test('are one for each page, of the right size in px and bytes, with a text alternative', () => {
    expect(listed.length).toBeGreaterThan(5);
    for (const page of listed) {
      none(faults(bytesOf(page)).map((fault) => `${page.route}: its Open Graph image is wrong: ${fault}`));
      expect([property(page, 'image:width'), property(page, 'image:height')], page.route).toEqual(['1200', '630']);
      expect(property(page, 'image:alt').length, page.route).toBeGreaterThan(10);
      expect(property(page, 'image'), page.route).toMatch(/\/uploads\/og\/[a-z0-9-]+\.png$/);
    }
  });

  test('differ from page to page, and none is unused', () => {
    const sums = listed.map((page) => crypto.createHash('sha256').update(bytesOf(page)).digest('hex'));
    expect(new Set(sums).size).toBe(listed.length);
    expect(files.filter((file) => file.startsWith('uploads/og/'))).toHaveLength(listed.length);
  });

  test('are also the images of the articles’ structured data', () => {
    const cases = shownEntries('cases').map(({ id }) => pageAt(caseRoute(id)));
    expect(cases.length).toBeGreaterThan(0);
    for (const page of cases) {
      const graph = JSON.parse(page.$('script[type="application/ld+json"]').text()) as { '@graph': { '@type': string; image?: string }[] };
      expect(graph['@graph'].find((node) => node['@type'] === 'Article')?.image, page.route).toBe(property(page, 'image'));
    }
  });
});
