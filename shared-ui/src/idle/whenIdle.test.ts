import { whenIdle } from './whenIdle';

const TIMEOUT = 2000;

/** A browser that is never idle does the work when its timeout is over, and only then. */
const neverIdle = {
  requestIdleCallback(begin: IdleRequestCallback, options?: IdleRequestOptions): number {
    if (options?.timeout === undefined) return 0;
    return window.setTimeout(begin, options.timeout, { didTimeout: true, timeRemaining: () => 0 });
  },
  cancelIdleCallback: (handle: number) => window.clearTimeout(handle),
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.keys(neverIdle).forEach((name) => Reflect.deleteProperty(window, name));
});
afterEach(() => jest.useRealTimers());

const browsers: [string, Partial<typeof neverIdle>][] = [
  ['is never idle', neverIdle],
  ['cannot tell when it is idle', {}],
];

test.each(browsers)('a browser that %s does the work once, in time', (_case, browser) => {
  Object.assign(window, browser);
  const work = jest.fn();
  whenIdle(work, TIMEOUT);
  expect(work).not.toHaveBeenCalled();
  jest.advanceTimersByTime(TIMEOUT);
  expect(work).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(TIMEOUT);
  expect(work).toHaveBeenCalledTimes(1);
});

test.each(browsers)('a browser that %s does not do cancelled work', (_case, browser) => {
  Object.assign(window, browser);
  const work = jest.fn();
  whenIdle(work, TIMEOUT)();
  jest.advanceTimersByTime(TIMEOUT);
  expect(work).not.toHaveBeenCalled();
});
