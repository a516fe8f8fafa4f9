/** A square picture of dots. */
export interface SquarePicture {
  /** Its width and height, in px; at most 256. */
  size: number;
  /** The bytes of a PNG. */
  png: Buffer;
}

const HEADER = 6;
const ENTRY = 16;

/** Puts pictures of several sizes into one file of the kind that `/favicon.ico` is: a list of them, then the PNGs. */
export function icoFile(pictures: readonly SquarePicture[]): Buffer {
  const list = Buffer.alloc(HEADER + ENTRY * pictures.length);
  list.writeUInt16LE(1, 2); // It holds icons, not pointers.
  list.writeUInt16LE(pictures.length, 4);
  let offset = list.length;
  pictures.forEach(({ size, png }, index) => {
    const at = HEADER + ENTRY * index;
    // One byte each for width and height, in which 256 is written as 0.
    list.writeUInt8(size % 256, at);
    list.writeUInt8(size % 256, at + 1);
    list.writeUInt16LE(1, at + 4); // Planes.
    list.writeUInt16LE(32, at + 6); // Bits a dot.
    list.writeUInt32LE(png.length, at + 8);
    list.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([list, ...pictures.map(({ png }) => png)]);
}
