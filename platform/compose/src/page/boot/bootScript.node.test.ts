import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { bootScript, headerScript, oldBrowserScript } from './bootScript';

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

test('the script for old browsers is one that the oldest can parse', () => {
  const written = (target: string) => transformSync(oldBrowserScript, { target }).code;

  expect(written('es5')).toBe(written('esnext'));
});

test('and run: neither append nor Object.assign is there', () => {
  const run = (booted: object | null) => {
    const head: object[] = [];
    const document = {
      querySelector: () => booted,
      createElement: (name: string) => ({ name }),
      head: { appendChild: (element: object) => head.push(element) },
    };
    runInNewContext(`delete Object.assign;${oldBrowserScript}`, { document });
    return head;
  };

  expect(run(null)).toEqual([{ name: 'link', rel: 'stylesheet', href: '/old-browsers.css' }]);
  expect(run({})).toEqual([]);
});
