import { PINNED_RELEASES_ID, PINS } from '@site/contracts/pinnedReleases';
import { readPinnedReleases } from './readPinnedReleases';

function pageWith(block: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (block !== undefined) {
    page.head.innerHTML = `<script type="application/json" id="${PINNED_RELEASES_ID}">${block}</script>`;
  }
  return page;
}

test('takes the pins that the page only names from the script that ran first', () => {
  const order = { release: '1.0.0-abc', entry: '/o.js', integrity: {} };
  const local = { release: 'development', entry: '//localhost/p.js', integrity: {} };
  Object.assign(globalThis, { [PINS]: { remoteOrder: order, remoteProducts: order } });
  const block = { remoteOrder: { release: '1.0.0-abc' }, remoteProducts: local };

  expect(readPinnedReleases(pageWith(JSON.stringify(block)))).toEqual({
    remoteOrder: order,
    remoteProducts: local,
  });
  Reflect.deleteProperty(globalThis, PINS);
});

test.each([
  ['a name without a pin', '{"remoteOrder":{"release":"1.0.0-abc"}}', 'no release of remoteOrder'],
  ['no block', undefined, `no data block "${PINNED_RELEASES_ID}"`],
  ['a remote without an entry', '{"remoteOrder":{}}', 'no release of remoteOrder'],
  [
    'a wrong address',
    '{"remoteProducts":{"entry":1},"remoteOrder":{}}',
    'remoteProducts, remoteOrder',
  ],
])('%s is an error that names the fault', (_case, block, message) => {
  expect(() => readPinnedReleases(pageWith(block))).toThrow(message);
});
