import type { Server, ServerResponse } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { connect, type AddressInfo } from 'node:net';
import { certificateForTests } from './certificate';
import { gentleEnd } from '@site/tooling/http/gentleEnd';
import { createWebServer } from './webServer';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as AddressInfo).port;
}

/** Ends a server; gives how long that took, in ms. */
async function timeOf(end: () => Promise<void>): Promise<number> {
  const started = Date.now();
  await end();
  return Date.now() - started;
}

test('an answer that is under way is finished', async () => {
  const server = createWebServer();
  const end = gentleEnd(server);
  const asked = new Promise<ServerResponse>((resolve) =>
    server.on('request', (_request, response) => resolve(response)),
  );
  const answer = fetch(`http://localhost:${await listening(server)}`);
  const response = await asked;
  const ended = end();
  setTimeout(() => response.end('whole'), 300);

  expect(await (await answer).text()).toBe('whole');
  await ended;
});

test('a client that never finishes is cut off', async () => {
  const server = createWebServer();
  const end = gentleEnd(server);
  const socket = connect(await listening(server), 'localhost');
  const cut = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.write('GET / HTTP/1.1\r\n', () => resolve()));

  expect(await timeOf(end)).toBeLessThan(5000);
  await cut;
});

test('a browser that keeps its HTTP/2 connection does not hold the end back', async () => {
  const certificate = await certificateForTests();
  const server = createWebServer(certificate);
  const end = gentleEnd(server);
  server.on('request', (_request, response) => response.end('here'));
  const session = connectHttp2(`https://localhost:${await listening(server)}`, {
    ca: certificate.cert,
  });
  const stream = session.request({ ':path': '/' });
  stream.setEncoding('utf8');
  let text = '';
  for await (const part of stream) text += part;
  expect(text).toBe('here');

  expect(await timeOf(end)).toBeLessThan(1500);
});
