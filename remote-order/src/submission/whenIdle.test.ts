import { whenIdle } from './whenIdle';

/** A browser that is never idle does the work when its timeout is over, and only then. */
function neverIdle(begin: IdleRequestCallback, options?: IdleRequestOptions): number {
  if (options?.timeout === undefined) return 0;
  return window.setTimeout(begin, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

test.each([
  ['is never idle', neverIdle],
  ['cannot tell when it is idle', undefined],
])('a browser that %s does the work once', (_case, requestIdleCallback) => {
  if (requestIdleCallback) Object.assign(window, { requestIdleCallback });
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('cancelled work is not done', () => {
  Object.assign(window, { requestIdleCallback: neverIdle });
  const work = jest.fn();
  whenIdle(work)();
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
