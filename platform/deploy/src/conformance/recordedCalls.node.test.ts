import { readFile } from 'node:fs/promises';
import type { RecordedCall } from '../testing/hosting-api/serveHosting';
import { RECORDED_CALLS, areSameCalls, deployedByUs } from './compareClients';

const recorded = async () => JSON.parse(await readFile(RECORDED_CALLS, 'utf8')) as RecordedCall[];

test("our client makes the calls that were recorded of Google's own tools", async () => {
  const { calls, shown } = await deployedByUs();

  expect(areSameCalls(calls, await recorded())).toBe(true);
  expect(Object.keys(shown.files)).toEqual([
    '/404.html',
    '/buy-now/index.html',
    '/index.html',
    '/releases/shell/1.0.0-0123456789ab/main.js',
    '/releases/shell/index.json',
    '/robots.txt',
  ]);
});

test.each<[string, (calls: RecordedCall[]) => unknown]>([
  ['a call is left out', (calls) => calls.pop()],
  ['another path is named', (calls) => (calls[1]!.path += '?x')],
  ['something else is sent', (calls) => (calls[1]!.body = { files: {} })],
])('it is noticed when %s', async (_, change) => {
  const calls = await recorded();
  change(calls);

  expect(areSameCalls(calls, await recorded())).toBe(false);
});
