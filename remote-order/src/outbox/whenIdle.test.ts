import { whenIdle } from './whenIdle';

/** A browser that is never idle keeps to the limit that it was given, and to nothing else. */
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
])('a browser that %s does the work all the same, once', (_case, requestIdleCallback) => {
  if (requestIdleCallback) Object.assign(window, { requestIdleCallback });
  const work = jest.fn();
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that was called off is not done', () => {
  Object.assign(window, { requestIdleCallback: neverIdle });
  const work = jest.fn();
  whenIdle(work)();
  jest.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
