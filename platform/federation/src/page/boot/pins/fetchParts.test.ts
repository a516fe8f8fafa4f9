import { PART } from '@site/contracts/boot';
import type { PinnedReleases } from '@site/contracts/pinnedReleases';

const base = '/releases/remote-order/1.0.0/';
const pinned = {
  remoteOrder: {
    release: '1.0.0',
    entry: `${base}remoteEntry.js`,
    integrity: {},
    scripts: { OrderForm: ['forms.js'], Subscribe: ['subscribe.js'] },
  },
} satisfies PinnedReleases;

/** Runs it in a page with these parts, each at its distance from the top, and gives the paths that it asks for. */
async function asked(
  pins: PinnedReleases,
  parts: Readonly<Record<string, number>>,
  touched?: string,
) {
  const fetched: string[] = [];
  globalThis.fetch = async (address) => {
    fetched.push((address as URL).pathname);
    throw new TypeError('Failed to fetch');
  };
  globalThis._SITE_PINS = pins;
  const elements = Object.entries(parts).map(([module, top]) => {
    const part = document.createElement('div');
    part.setAttribute(PART, module);
    part.append(document.createElement('input'));
    part.getBoundingClientRect = () => new DOMRect(0, top, 300, 100);
    return part;
  });
  document.body.replaceChildren(...elements);
  document.querySelector<HTMLElement>(`[${PART}="${touched}"] input`)?.focus();
  jest.resetModules();
  await import('./fetchParts');
  return fetched;
}

beforeAll(() => {
  // jsdom has none.
  globalThis.DOMRect ??= class {
    constructor(
      readonly x: number,
      readonly top: number,
      readonly width: number,
      readonly height: number,
    ) {}
    get bottom() {
      return this.top + this.height;
    }
  } as unknown as typeof DOMRect;
});

test('fetches the scripts of a part in view, and those of no other', async () => {
  const parts = { 'remoteOrder/OrderForm': 100, 'remoteOrder/Subscribe': 5000 };
  expect(await asked(pinned, parts)).toEqual([`${base}remoteEntry.js`, `${base}forms.js`]);
});

test('a part that a visitor is in counts as in view', async () => {
  const parts = { 'remoteOrder/Subscribe': 5000 };
  const files = await asked(pinned, parts, 'remoteOrder/Subscribe');
  expect(files).toEqual([`${base}remoteEntry.js`, `${base}subscribe.js`]);
});

test.each([
  ['that has scrolled out of view', { 'remoteOrder/OrderForm': -101 }, pinned],
  ['of a release that the page does not have', { 'remoteProducts/ProductPage': 0 }, pinned],
  ['of a module whose scripts nobody lists', { 'remoteOrder/Contact': 0 }, pinned],
  [
    'that others built',
    { 'remoteOrder/OrderForm': 0 },
    { remoteOrder: { ...pinned.remoteOrder, adopted: {} } } as unknown as PinnedReleases,
  ],
] as [string, Record<string, number>, PinnedReleases][])(
  'fetches none of a part %s',
  async (_, parts, pins) => {
    expect(await asked(pins, parts)).toEqual([]);
  },
);
