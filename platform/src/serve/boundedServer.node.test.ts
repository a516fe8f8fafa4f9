import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { servedSites } from './testing/servedSite';

const serve = servedSites();
const open: Socket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.destroy()));

/** Opens a connection, sends a beginning of something, and gives what came back once the server has closed it. */
function connectTo(address: string, beginning: string) {
  const socket = connect(Number(new URL(address).port), 'localhost');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk))).on('error', () => {});
  socket.write(beginning);
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, closed };
}

const files = { '/index.html': 'home', '/large.png': 'x'.repeat(20_000_000) };

test.each([
  ['says nothing', ''],
  ['does not finish its headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
])('a client that %s is answered with 408 and loses its connection', async (_, beginning) => {
  const site = await serve(files, { connections: { headersTime: 200, requestTime: 400 } });

  expect(await connectTo(site.address, beginning).closed).toMatch(/^HTTP\/1\.1 408 /);
  expect((await site.ask('/')).code).toBe(200);
});

test('a client that sends its headers byte by byte does not win time', async () => {
  const site = await serve(files, { connections: { headersTime: 300, requestTime: 600 } });
  const { socket, closed } = connectTo(site.address, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ');
  const dripping = setInterval(() => socket.write('x'), 20);

  expect(await closed.finally(() => clearInterval(dripping))).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that does not read its answer loses its connection', async () => {
  const site = await serve(files, { connections: { idleTime: 300 } });
  const { socket, closed } = connectTo(
    site.address,
    'GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n',
  );
  socket.pause();
  // Reads on after the server gave up, to see the end.
  setTimeout(() => socket.resume(), 1500);

  expect((await closed).length).toBeLessThan(20_000_000);
});

test('one socket more than there may be is closed, and there is room again after that', async () => {
  const site = await serve(files, { connections: { sockets: 5 } });
  const held = Array.from({ length: 5 }, () => connectTo(site.address, ''));
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));

  expect(await connectTo(site.address, 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n').closed).toBe(
    '',
  );
  held.forEach(({ socket }) => socket.destroy());
  await Promise.all(held.map(({ closed }) => closed));
  expect((await site.ask('/')).code).toBe(200);
});

test('the site is served to this machine alone', async () => {
  const site = await serve(files);
  const addresses = Object.values(networkInterfaces())
    .flatMap((them) => them ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  for (const { address } of addresses) {
    const socket = connect(Number(new URL(site.address).port), address);
    open.push(socket);
    const outcome = await new Promise((resolve) =>
      socket
        .on('connect', () => resolve('connected'))
        .on('error', (failure: NodeJS.ErrnoException) => resolve(failure.code)),
    );
    expect(outcome).toBe('ECONNREFUSED');
  }
  expect((await site.ask('/')).code).toBe(200);
});
