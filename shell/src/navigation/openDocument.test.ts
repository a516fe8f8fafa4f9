import { isReachable } from './openDocument';

/** Asks a host that takes this long, in ms, over a network of this kind. */
async function ask(effectiveType: string, ms: number) {
  jest.useFakeTimers();
  Object.assign(navigator, { connection: { effectiveType } });
  const fetch = (_address: string, { signal }: RequestInit) =>
    new Promise((resolve, reject) => {
      setTimeout(resolve, ms, { ok: true });
      signal!.onabort = () => reject(signal!.reason as Error);
    });
  Object.assign(globalThis, { fetch });
  const answer = isReachable('/buy-now/');
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  return answer;
}

test.each([
  ['4g', 1000, true],
  ['4g', 3000, false],
  ['2g', 3000, true],
  ['2g', 11_000, false],
])('over %s, a host that answers after %s ms is there: %s', async (network, ms, isThere) => {
  expect(await ask(network, ms)).toBe(isThere);
});
