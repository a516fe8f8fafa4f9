import { REMOTE_ADDRESSES_ID } from '@site/contracts/federation';
import { readRemoteAddresses } from './readRemoteAddresses';

function pageWith(block: string | undefined): Document {
  const page = document.implementation.createHTMLDocument();
  if (block !== undefined) {
    page.head.innerHTML = `<script type="application/json" id="${REMOTE_ADDRESSES_ID}">${block}</script>`;
  }
  return page;
}

test('reads the addresses from the data block of the page', () => {
  const addresses = { remoteProducts: { entry: '/p.js' }, remoteOrder: { entry: '/o.js' } };

  expect(readRemoteAddresses(pageWith(JSON.stringify(addresses)))).toEqual(addresses);
});

test.each([
  ['no block', undefined, `no data block "${REMOTE_ADDRESSES_ID}"`],
  ['a remote left out', '{"remoteProducts":{"entry":"/p.js"}}', 'no address for remoteOrder'],
  [
    'a wrong address',
    '{"remoteProducts":{"entry":1},"remoteOrder":{}}',
    'remoteProducts, remoteOrder',
  ],
])('%s is an error that names the fault', (_case, block, message) => {
  expect(() => readRemoteAddresses(pageWith(block))).toThrow(message);
});
