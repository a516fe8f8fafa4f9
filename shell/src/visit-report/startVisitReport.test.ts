import type { PinnedReleases } from '@site/contracts/pinnedReleases';
import { VISITS_ADDRESS } from '@site/contracts/visitReport';
import { startVisitReport } from './startVisitReport';

// jsdom measures nothing.
jest.mock('./watchVitals', () => ({ watchVitals: () => ({}) }));

const SHELL = '1.0.0-0123456789ab';
const pinned: PinnedReleases = {
  products: { release: '1.2.0-0123456789ab', entry: '/p.js', integrity: {} },
  order: { release: '1.3.0-0123456789ab', entry: '/o.js', integrity: {} },
};

const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true);
let isHidden = false;

beforeEach(() => {
  document.head.innerHTML = `<script data-visits="${VISITS_ADDRESS}"></script>`;
  isHidden = false;
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  // Ends what a test has started.
  window.dispatchEvent(new Event('pagehide'));
  jest.restoreAllMocks();
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
});

function hide() {
  isHidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
}

const readBlob = (blob: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(JSON.parse(String(reader.result)));
    reader.readAsText(blob);
  });

test('reports once, when the page is first hidden', async () => {
  startVisitReport(SHELL, pinned);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendBeacon).not.toHaveBeenCalled();
  hide();
  hide();
  window.dispatchEvent(new Event('pagehide'));

  expect(sendBeacon).toHaveBeenCalledTimes(1);
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe(VISITS_ADDRESS);
  expect(body?.type).toBe('application/json');
  expect(await readBlob(body as Blob)).toEqual({
    releases: {
      shell: SHELL,
      products: '1.2.0-0123456789ab',
      order: '1.3.0-0123456789ab',
    },
    modules: {},
    vitals: {},
  });
});

test('tells of errors that nothing caught by their positions in files of ours, and nothing more', async () => {
  startVisitReport(SHELL, pinned);
  const error = new TypeError('Cannot read "Asha Verma"');
  error.stack = `TypeError: Cannot read "Asha Verma"
    at submit (${location.origin}/releases/remote-order/1.3.0-0123456789ab/forms.js?retry:1:20)
    at https://site.example/buy-now?name=asha:3:4
    at ${location.origin}/releases/shell/${SHELL}/shell.js:2:30`;
  const own = `${location.origin}/releases/shell/${SHELL}/shell.js:2:30`;
  const ofExtensions = [
    'Error: Asha\n at chrome-extension://abc/asha.js:1:2',
    // It wraps what the page calls.
    `Error: Asha\n at fetch (chrome-extension://abc/asha.js:1:2)\n at ${own}`,
    `fetch@moz-extension://abc/releases/asha.js:1:2\nsend@${own}`,
    `fetch@webkit-masked-url://hidden/:1:2\nsend@${own}`,
    `Error: Asha\n at https://other.example/releases/shell/${SHELL}/shell.js:2:30`,
  ].map((stack) => Object.assign(new Error('Asha'), { stack }));
  for (const thrown of [error, error, ...ofExtensions]) {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  }
  hide();

  const [, body] = sendBeacon.mock.calls[0] ?? [];
  expect(await readBlob(body as Blob)).toMatchObject({
    errors: [
      {
        name: 'TypeError',
        stack: ['remote-order/1.3.0-0123456789ab/forms.js:1:20', `shell/${SHELL}/shell.js:2:30`],
      },
    ],
  });
});

test.each([
  ['Do Not Track', { doNotTrack: '1' }],
  ['Global Privacy Control', { globalPrivacyControl: true }],
])('%s is heeded', (_, signal) => {
  for (const [name, value] of Object.entries(signal)) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  startVisitReport(SHELL, pinned);
  hide();

  expect(sendBeacon).not.toHaveBeenCalled();
});

test('a visit in development is not reported', () => {
  startVisitReport(undefined, pinned);
  hide();

  expect(sendBeacon).not.toHaveBeenCalled();
});
