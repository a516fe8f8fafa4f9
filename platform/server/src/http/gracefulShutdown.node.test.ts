import type { Server, ServerResponse } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { certificateForTests } from './certificate';
import { gracefulShutdown } from './gracefulShutdown';
import { createWebServer } from './webServer';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

async function durationOf(shutDown: () => Promise<void>): Promise<number> {
  const started = Date.now();
  await shutDown();
  return Date.now() - started;
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

test('a browser that keeps its HTTP/2 connection open does not delay the shutdown', async () => {
  const certificate = await certificateForTests();
  const server = createWebServer(certificate);
  const shutDown = gracefulShutdown(server);
  server.on('request', (_request, response) => response.end('here'));
  const session = connectHttp2(`https://localhost:${await listening(server)}`, {
    ca: certificate.cert,
  });
  const stream = session.request({ ':path': '/' });
  stream.setEncoding('utf8');
  let text = '';
  for await (const part of stream) text += part;
  expect(text).toBe('here');

  expect(await durationOf(shutDown)).toBeLessThan(1500);
});
