import { becomeIdle } from '@site/shared-ui/testing/idleBrowser';
import { whenNeededUntouched } from './whenNeededUntouched';

beforeEach(() => {
  Object.assign(navigator, { serviceWorker: {} });
  Object.assign(globalThis, { indexedDB: { databases: async () => [] } });
});
afterEach(() => {
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test.each([
  [0, 'a service worker keeps its script', () => {}],
  [1, 'the browser has none', () => Reflect.deleteProperty(navigator, 'serviceWorker')],
  [
    1,
    'the visitor saves data, so that no page is kept',
    () => Object.assign(navigator, { connection: { saveData: true } }),
  ],
])('it is needed %d times once the page is idle: %s', async (times, _case, arrange) => {
  arrange();
  const onNeeded = jest.fn();
  const stop = whenNeededUntouched(onNeeded);
  await settle();
  expect(onNeeded).not.toHaveBeenCalled();
  becomeIdle();
  await settle();
  expect(onNeeded).toHaveBeenCalledTimes(times);
  stop();
});
