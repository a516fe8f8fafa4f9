import { oneTabAtATime } from './oneTabAtATime';

// That tabs take turns, and that one is not waited for that was stopped, is tried with the locks of real browsers, in
// `e2e/journeys/outbox.spec.ts`.

type Begin = () => Promise<void>;
type Request = (name: string, options: LockOptions, begin: Begin) => Promise<void>;

const withLocks = (request?: Request) =>
  Object.assign(navigator, { locks: request && { request } });
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test.each<[string, Request | undefined]>([
  ['there are no locks', undefined],
  ['locks are refused', () => Promise.reject(new Error('SecurityError'))],
])('where %s, the work is done, once', async (_case, request) => {
  withLocks(request);
  const work = jest.fn(async () => {});
  await oneTabAtATime(work);
  expect(work).toHaveBeenCalledTimes(1);
});

test('what the work throws comes out, and it is done once', async () => {
  withLocks((_name, _options, begin) => begin());
  const work = jest.fn(() => Promise.reject(new Error('disk')));
  await expect(oneTabAtATime(work)).rejects.toThrow('disk');
  expect(work).toHaveBeenCalledTimes(1);
});

test('a tab that was stopped, and whose lock another one took, ends its work, and does not take the lock back', async () => {
  const request = jest.fn<Promise<void>, Parameters<Request>>((_name, _options, begin) => {
    void begin();
    return Promise.reject(new DOMException('The lock was stolen.', 'AbortError'));
  });
  withLocks(request);
  let wake = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (wake = resolve)));
  const stopped = oneTabAtATime(work);
  wake();
  await expect(stopped).resolves.toBeUndefined();
  expect(work).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});
