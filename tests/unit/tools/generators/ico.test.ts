import { expect, test } from 'vitest';
import { packIco } from '../../../../src/tools/generators/ico.ts';

test('an .ico file lists its images and holds them one after the other', () => {
  const [big, small] = [Buffer.from('bigger image'), Buffer.from('small')];
  const ico = packIco([
    { side: 256, png: big },
    { side: 16, png: small },
  ]);
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(ico.readUInt16LE(4)).toBe(2);
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([0, 16]);
  for (const [at, png] of [
    [6, big],
    [22, small],
  ] as const) {
    const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  }
});

test('an image over 256 px is refused', () => {
  expect(() => packIco([{ side: 512, png: Buffer.alloc(1) }])).toThrow('at most 256 px');
});
