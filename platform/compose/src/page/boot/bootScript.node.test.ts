import { brotliCompressSync } from 'node:zlib';
import { bootScript, headerScript } from './bootScript';

test('the boot script is small enough for every page, and nothing in it ends its element', () => {
  expect(bootScript.length).toBeGreaterThan(1000);
  expect(brotliCompressSync(bootScript).length).toBeLessThanOrEqual(3 * 1024);
  expect(bootScript).not.toMatch(/<\/|<!--/);
});

test('it closes menus and keeps anchors as in development, where nothing else of it stands in the page', () => {
  for (const name of ['popover-open', 'a[hreflang]']) {
    expect(headerScript).toContain(name);
    expect(bootScript).toContain(name);
  }
  expect(headerScript).not.toContain('integrity');
});
