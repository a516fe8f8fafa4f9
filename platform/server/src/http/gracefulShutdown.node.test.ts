import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gracefulShutdown } from './gracefulShutdown';
import { createWebServer } from './webServer';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

test('an open request is finished', async () => {
  const server = createWebServer();
  const shutDown = gracefulShutdown(server);
  const received = new Promise<ServerResponse>((resolve) =>
    server.on('request', (_request, response) => resolve(response)),
  );
  const answer = fetch(`http://localhost:${await listening(server)}`);
  const response = await received;
  const ended = shutDown();
  setTimeout(() => response.end('whole'), 300);

  expect(await (await answer).text()).toBe('whole');
  await ended;
});
