import { OUTBOX_DATABASE } from '@site/contracts/keptOnDevice';
import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { isOutboxOpen } from '../outbox/loadOutbox';
import { whenNeededUntouched } from './whenNeededUntouched';

jest.mock('../outbox/loadOutbox', () => ({ isOutboxOpen: jest.fn(() => false) }));

let names: string[];
let onNeeded: jest.Mock;
beforeEach(() => {
  names = ['other'];
  onNeeded = jest.fn();
  Object.assign(navigator, { serviceWorker: {} });
  Object.assign(globalThis, {
    indexedDB: { databases: async () => names.map((name) => ({ name })) },
  });
});
afterEach(() => {
  jest.mocked(isOutboxOpen).mockReturnValue(false);
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Waits until the page has been idle. */
async function becomeReady() {
  await settle();
  becomeIdle();
  await settle();
}

test('where a service worker keeps its script, it is needed once another tab has placed an enquiry', async () => {
  const stop = whenNeededUntouched(onNeeded);
  await becomeReady();
  expect(onNeeded).not.toHaveBeenCalled();
  names.push(OUTBOX_DATABASE);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(onNeeded).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  ['the page has opened it before', () => jest.mocked(isOutboxOpen).mockReturnValue(true)],
  ['the browser has no service workers', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    'the visitor saves data, so that no page is kept',
    () => Object.assign(navigator, { connection: { saveData: true } }),
  ],
])('it is needed once the page is idle: %s', async (_case, arrange) => {
  arrange();
  const stop = whenNeededUntouched(onNeeded);
  await settle();
  expect(onNeeded).not.toHaveBeenCalled();
  await becomeReady();
  expect(onNeeded).toHaveBeenCalledTimes(1);
  stop();
});
