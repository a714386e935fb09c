/** A square image of an icon file. */
export interface IconImage {
  side: number;
  png: Buffer;
}

/**
 * Packs PNG images into an .ico file: a header of 6 bytes, an entry of 16 bytes for each image, then the images. Not
 * png-to-ico: it adds three packages for a few lines; sharp can't write .ico files.
 * @param images each less than 256 px wide
 */
export function packIco(images: IconImage[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ side, png }, i) => {
    const at = 6 + 16 * i;
    head.writeUInt8(side, at); // width
    head.writeUInt8(side, at + 1); // height
    head.writeUInt16LE(1, at + 4); // colour planes
    head.writeUInt16LE(32, at + 6); // bits a pixel
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
