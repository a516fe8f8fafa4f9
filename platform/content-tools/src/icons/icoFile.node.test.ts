import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { icons } from '@site/company/icons';
import { root } from '@site/tooling/workspace';

const publicFile = (path: string) => readFileSync(join(root, 'shell/public', path));

/** The sizes of the PNGs that an icon file lists, as the PNGs themselves tell them. */
function sizesIn(file: Buffer): number[] {
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const at = file.readUInt32LE(6 + 16 * index + 12);
    const length = file.readUInt32LE(6 + 16 * index + 8);
    const png = file.subarray(at, at + length);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(file.readUInt8(6 + 16 * index));
    return png.readUInt32BE(16);
  });
}

test('the site’s icons have the sizes that they are announced with', () => {
  expect(sizesIn(publicFile(icons.favicon.path))).toEqual([...icons.favicon.sizes]);
  for (const { path, size } of [icons.appleTouch, icons.small, icons.large, icons.maskable]) {
    const png = publicFile(path);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  }
});
