import { keepLive } from './keepLive';

let stop: () => void;
const refresh = jest.fn(async () => {});

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function show(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', {
    value: visibilityState,
    configurable: true,
  });
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a day on a table, touched once an hour, costs no more than a thousand looks', async () => {
  stop = keepLive({ refresh });
  for (let hours = 0; hours < 8; hours++) {
    document.dispatchEvent(new Event('pointerdown'));
    await pass(60 * 60_000);
  }
  expect(refresh.mock.calls.length).toBeLessThan(1000);
  refresh.mockClear();

  document.dispatchEvent(new Event('pointerdown'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a push has it look at once, however long nobody has touched it', async () => {
  const worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  stop = keepLive({ refresh });
  await pass(30 * 60_000);
  refresh.mockClear();
  worker.dispatchEvent(new MessageEvent('message', { data: { isNews: true } }));
  expect(refresh).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('a desk in the background asks for nothing, and at once when it is shown', async () => {
  stop = keepLive({ refresh });
  await pass(0);
  show('hidden');
  await pass(60 * 60_000);
  const before = refresh.mock.calls.length;
  expect(before).toBeLessThanOrEqual(2);
  show('visible');
  expect(refresh).toHaveBeenCalledTimes(before + 1);
});
