import { oneTabAtATime } from './oneTabAtATime';

type Begin = () => Promise<void>;

/** The browser's locks, for the one name that is asked for. */
function fakeLocks() {
  let steal: (() => void) | undefined;
  let free = Promise.resolve();
  return {
    async request(_name: string, options: { signal?: AbortSignal; steal?: boolean }, begin: Begin) {
      const refused = new Promise<never>((_, reject) =>
        options.signal?.addEventListener('abort', () => reject(new Error('timeout'))),
      );
      if (options.steal) steal?.();
      const granted = options.steal ? Promise.resolve() : Promise.race([free, refused]);
      const held = granted.then(() => {
        const stolen = new Promise<never>((_, reject) => {
          steal = () => reject(new Error('stolen'));
        });
        return Promise.race([begin(), stolen]);
      });
      free = held.catch(() => {});
      return held;
    },
  };
}

const withLocks = (locks: object | undefined) => Object.assign(navigator, { locks });
beforeEach(() => {
  jest.useFakeTimers();
  // jsdom's own does not know of fake timers.
  AbortSignal.timeout = (ms) => {
    const abort = new AbortController();
    setTimeout(() => abort.abort(), ms);
    return abort.signal;
  };
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

test('tabs take turns', async () => {
  withLocks(fakeLocks());
  const done: string[] = [];
  let end = () => {};
  const first = oneTabAtATime(() => new Promise((resolve) => (end = resolve)));
  const second = oneTabAtATime(async () => void done.push('second'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(done).toEqual([]);
  end();
  await Promise.all([first, second]);
  expect(done).toEqual(['second']);
});

test('a tab that was stopped while it holds the lock is waited for, but not for ever', async () => {
  withLocks(fakeLocks());
  const work = jest.fn(async () => {});
  let wake = () => {};
  const stopped = oneTabAtATime(() => new Promise((resolve) => (wake = resolve)));
  void oneTabAtATime(work);
  await jest.advanceTimersByTimeAsync(25_000);
  expect(work).toHaveBeenCalledTimes(1);
  wake();
  await expect(stopped).resolves.toBeUndefined();
});

test.each([
  ['there are no locks', undefined],
  ['locks are refused', { request: () => Promise.reject(new Error('SecurityError')) }],
])('where %s, the work is done, once', async (_case, locks) => {
  withLocks(locks);
  const work = jest.fn(async () => {});
  await oneTabAtATime(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what the work throws comes out, and it is done once', async () => {
  withLocks(fakeLocks());
  const work = jest.fn(() => Promise.reject(new Error('disk')));
  await expect(oneTabAtATime(work)).rejects.toThrow('disk');
  expect(work).toHaveBeenCalledTimes(1);
});
