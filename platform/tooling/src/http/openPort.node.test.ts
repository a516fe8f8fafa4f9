import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort, isPortTaken } from './openPort';

test.each(['127.0.0.1', '::1'])('a port that a program has on %s alone is taken', async (host) => {
  const other = createServer().listen(0, host);
  await once(other, 'listening');
  expect(await isPortTaken((other.address() as AddressInfo).port)).toBe(true);
  other.close();
});

test('a free port is not taken', async () => {
  expect(await isPortTaken(await freePort())).toBe(false);
});
