import { once } from 'node:events';
import { createServer as createHttpServer, get, type Server as HttpServer } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { IPV4, IPV6, listenLocally } from './listenLocally';

const LOOPBACK = [IPV4, IPV6];

const servers: { close(): unknown }[] = [];
const opened: Socket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const newServer = (): HttpServer => {
  const server = createHttpServer((request, response) => response.end(`${request.url} is here`));
  servers.push(server);
  return server;
};

async function answerOf(host: string, port: number): Promise<string> {
  const request = get({ host, port, path: '/page', agent: false });
  const [response] = (await once(request, 'response')) as [Parameters<typeof text>[0]];
  return text(response);
}

const isOpen = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    opened.push(socket);
  });

test('both addresses of this machine answer, whichever of them its hosts file calls localhost', async () => {
  const port = await listenLocally(newServer());
  for (const host of LOOPBACK) expect(await answerOf(host, port)).toBe('/page is here');
});

test.each(LOOPBACK)(
  'a port that another program has on %s alone is taken, and nothing stays open',
  async (host) => {
    const other = createServer();
    servers.push(other);
    other.listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;

    await expect(listenLocally(newServer(), port)).rejects.toMatchObject({
      code: 'EADDRINUSE',
      port,
    });
    const [free = ''] = LOOPBACK.filter((it) => it !== host);
    expect(await isOpen(free, port)).toBe(false);
  },
);

test('closing ends both, once the connections of both have ended', async () => {
  const server = newServer();
  const port = await listenLocally(server);
  expect(await Promise.all(LOOPBACK.map((host) => isOpen(host, port)))).toEqual([true, true]);

  let isClosed = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(
    () => void (isClosed = true),
  );
  expect(await Promise.all(LOOPBACK.map((host) => isOpen(host, port)))).toEqual([false, false]);
  const firstClosed = once(server, 'close');
  opened[0]?.destroy();
  await firstClosed;
  expect(isClosed).toBe(false);
  server.closeAllConnections();
  await closed;
});
