import type { PinnedRelease } from '@site/contracts/pinnedReleases';

const base = '/releases/shell/1/';
const shell: PinnedRelease = {
  ...{ release: '1.0.0-abc', entry: `${base}page.js` },
  integrity: { [`${base}home.css`]: 'sha256-home', [`${base}seldom.css`]: 'sha256-seldom' },
  styles: [`${base}home.css`, `${base}seldom.css`],
};
const sheets = () => [...document.head.querySelectorAll('link')];

/** The module as it is in a document that has just been opened. */
async function bring(pinned?: PinnedRelease) {
  jest.resetModules();
  const { bringStyles, stylesUnderWay } = await import('./laterStyles');
  bringStyles(pinned);
  // What has nothing to wait for has ended now.
  await jest.advanceTimersByTimeAsync(0);
  return stylesUnderWay;
}

beforeEach(() => {
  jest.useFakeTimers();
  // A block of the same name, of another release.
  document.head.innerHTML = `<style data-href="home.css" data-base="/releases/remote-order/1/"></style><link media="print">`;
});
afterEach(() => jest.useRealTimers());

test('brings what the page does not show, with its hash, behind all else', async () => {
  document.head.innerHTML += `<style data-href="seldom.css" data-base="${base}"></style>`;
  await bring(shell);

  const [home] = sheets().slice(1);
  expect(document.head.lastChild).toBe(home);
  expect(home).toMatchObject({
    rel: 'stylesheet',
    crossOrigin: 'anonymous',
    integrity: 'sha256-home',
    fetchPriority: 'low',
    href: `${location.origin}${base}home.css`,
  });
  expect(sheets()).toHaveLength(2);
});

test('other pages wait until each has come or failed', async () => {
  const stylesUnderWay = await bring(shell);
  const [, home, seldom] = sheets();
  home?.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(0);
  expect(stylesUnderWay()).toBeDefined();

  seldom?.dispatchEvent(new Event('error'));
  await stylesUnderWay();
  expect(stylesUnderWay()).toBeUndefined();
});

test('they do not wait for long', async () => {
  const stylesUnderWay = await bring(shell);
  await jest.advanceTimersByTimeAsync(3000);
  expect(stylesUnderWay()).toBeUndefined();
});

test.each([
  ['a page of a development server', undefined],
  ['a page to which the boot script brings them', { ...shell, styles: undefined }],
])('%s waits for none', async (_case, pinned) => {
  const stylesUnderWay = await bring(pinned as PinnedRelease | undefined);
  expect(sheets()).toHaveLength(1);
  expect(stylesUnderWay()).toBeUndefined();
});
