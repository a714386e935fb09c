import crypto from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type BuiltPage, bytesOf, files, listed, pageAt, thingsOf } from '../support/dist.ts';

const LARGEST_BYTES = 60_000;
const property = ({ $ }: BuiltPage, name: string) =>
  $(`meta[property="og:${name}"]`).attr('content') ?? '';
const imageOf = (page: BuiltPage) => bytesOf(new URL(property(page, 'image')).pathname);

describe('the Open Graph images', () => {
  test('are one for each page, of the right size in px and bytes, with a text alternative', () => {
    expect(listed.length).toBeGreaterThan(5);
    for (const page of listed) {
      const png = imageOf(page);
      expect(png.subarray(1, 4).toString('latin1'), page.route).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], page.route).toEqual([1200, 630]);
      expect(png.length, page.route).toBeLessThan(LARGEST_BYTES);
      expect([property(page, 'image:width'), property(page, 'image:height')], page.route).toEqual([
        '1200',
        '630',
      ]);
      expect(property(page, 'image:alt').length, page.route).toBeGreaterThan(10);
      expect(property(page, 'image'), page.route).toMatch(/\/uploads\/og\/[a-z0-9-]+\.png$/);
    }
  });

  test('differ from page to page, and none is unused', () => {
    const sums = listed.map((page) => crypto.hash('sha256', imageOf(page)));
    expect(new Set(sums).size).toBe(listed.length);
    expect(files.filter((file) => file.startsWith('uploads/og/'))).toHaveLength(listed.length);
  });

  test('are also the images of the articles’ structured data', () => {
    const page = pageAt('/case-studies/seal-leak');
    const article = thingsOf(page).find((thing) => thing['@type'] === 'Article');
    expect(article?.image).toBe(property(page, 'image'));
  });
});
