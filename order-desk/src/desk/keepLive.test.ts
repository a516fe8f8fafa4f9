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

test('somebody who looks at the desk sees an order within five seconds', async () => {
  stop = keepLive({ refresh });
  await pass(0);
  expect(refresh).toHaveBeenCalledTimes(1);
  await pass(4000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('after ten minutes without a touch it asks every half minute, and at once when touched', async () => {
  stop = keepLive({ refresh });
  await pass(11 * 60_000);
  refresh.mockClear();
  await pass(60_000);
  expect(refresh).toHaveBeenCalledTimes(2);

  document.dispatchEvent(new Event('pointerdown'));
  expect(refresh).toHaveBeenCalledTimes(3);
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
