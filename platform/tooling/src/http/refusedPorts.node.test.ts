import { isRefusedByBrowsers } from './refusedPorts';

/** What Node's `fetch`, which follows the same specification, says of a port before it connects. */
const isRefusedByFetch = (port: number) =>
  fetch(`http://0.0.0.0:${port}`).then(
    () => false,
    ({ cause }: Error) => (cause as Error | undefined)?.message === 'bad port',
  );

test.each([6000, 6566, 6665, 6666, 10_080, 1, 22, 5060])('port %i is refused', async (port) => {
  expect(isRefusedByBrowsers(port)).toBe(true);
  expect(await isRefusedByFetch(port)).toBe(true);
});

test.each([80, 443, 3000, 5999, 6001, 8080, 10_081])('port %i is not', async (port) => {
  expect(isRefusedByBrowsers(port)).toBe(false);
  expect(await isRefusedByFetch(port)).toBe(false);
});
