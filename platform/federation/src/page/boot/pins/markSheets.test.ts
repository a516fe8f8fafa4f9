import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { sheetMark, sheetsOf } from '@site/contracts/sheetMarks';

const pinsOf = (...files: string[]) => ({
  release: '1',
  entry: '',
  integrity: Object.fromEntries(files.map((it) => [it, 'sha256-x'])),
});
const [home, form, card] = [
  '/releases/shell/1/home.css',
  '/releases/order/1/form.css',
  '/releases/products/1/card.css',
];
const pins = {
  shell: pinsOf('/releases/shell/1/page.js', home!),
  remoteProducts: pinsOf(card!),
  remoteOrder: pinsOf(form!, '/releases/order/1/form.js'),
} satisfies PinnedReleases;

/** Runs it in a page with these styles, and gives what says that sheets are there. */
async function marksIn(styles: string) {
  globalThis._SITE_PINS = pins;
  document.head.innerHTML = styles;
  jest.resetModules();
  await import('./markSheets');
  return [...document.querySelectorAll('link')].map(({ rel, dataset, href }) => [
    ...[dataset.base, dataset.href],
    ...[rel, href],
  ]);
}

test('each sheet in the block of all styles has a link by which loaders find it, and that asks for nothing', async () => {
  const mark = (address: string) => sheetMark(sheetsOf(pins).indexOf(address));

  expect(await marksIn(`<style>a{}${mark(home!)}b{}${mark(form!)}i{}</style>`)).toEqual([
    ['/releases/shell/1/', 'home.css', 'stylesheet', ''],
    ['/releases/order/1/', 'form.css', 'stylesheet', ''],
  ]);
});

test.each(['', '<style data-href="form.css">a{}</style>'])('of %j none', async (styles) => {
  expect(await marksIn(styles)).toEqual([]);
});
