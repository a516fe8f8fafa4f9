import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { orderWrite } from '@site/firestore/testing/sampleOrders';
import { testSites, type TestSite } from './testing/testSites';

const serve = testSites();
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

test('one socket too many closes the one that has waited longest', async () => {
  const site = await serve(files, { connections: { sockets: 5 } });
  const held: ReturnType<typeof connectTo>[] = [];
  // One after the other: names are looked up in threads, so connections that begin together arrive in any order.
  while (held.length < 5) {
    const connection = connectTo(site.address, '');
    await once(connection.socket, 'connect');
    held.push(connection);
  }

  expect((await site.ask('/')).code).toBe(200);
  expect(await held[0]?.closed).toBe('');
  expect(held.slice(1).map(({ socket }) => socket.destroyed)).toEqual(Array(4).fill(false));
});

const COMMIT = '/v1/projects/demo-site/databases/(default)/documents:commit';
/** What 18 visitors get at the same time who each open a page and send an enquiry. */
function visit(site: TestSite): Promise<number[][]> {
  const visitors = Array.from({ length: 18 }, async (_, index) => {
    const page = await site.ask('/');
    const body = JSON.stringify({ writes: [orderWrite(`visitor${index}`)] });
    const stored = await site.ask(COMMIT, { method: 'POST', body });
    return [page.code, stored.code];
  });
  return Promise.all(visitors);
}

const allServed = Array.from({ length: 18 }, () => [200, 200]);

test.each([
  ['say nothing', ''],
  ['do not finish their headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'do not finish their enquiry',
    `POST ${COMMIT} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{`,
  ],
])(
  '300 clients that %s keep no visitor from a page or an enquiry',
  async (_, beginning) => {
    const site = await serve(files);
    const clients = Array.from({ length: 300 }, () => connectTo(site.address, beginning));
    await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));

    expect(await visit(site)).toEqual(allServed);
  },
  30_000,
);

test('more clients than there may be sockets that do not read their answer keep no visitor out', async () => {
  const site = await serve(files, { connections: { sockets: 20 } });
  const clients = Array.from({ length: 24 }, () =>
    connectTo(site.address, 'GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  clients.forEach(({ socket }) => socket.pause());
  await Promise.all(clients.map(({ socket }) => once(socket, 'connect')));

  expect(await visit(site)).toEqual(allServed);
}, 30_000);

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
