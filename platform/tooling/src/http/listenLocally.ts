import { createServer, type AddressInfo, type Server } from 'node:net';
import { isRefusedByBrowsers } from './refusedPorts';

/** The two addresses of this machine. `localhost` is one or the other of them, by the hosts file. */
export const [IPV4, IPV6] = ['127.0.0.1', '::1'] as const;
/** What systems say that have addresses of one family alone. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];
/** How often another port is tried, where any may be taken: browsers may refuse it, or another program have it in the other family. */
const MAX_ATTEMPTS = 10;

const listen = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** Whether the address is there. Rejects where its port is taken. */
const listenIfThere = (server: Server, port: number, host: string) =>
  listen(server, port, host).then(
    () => true,
    (failure: NodeJS.ErrnoException) => {
      if (NO_SUCH_ADDRESS.includes(failure.code ?? '')) return false;
      throw failure;
    },
  );

const close = (server: Server) => new Promise<void>((done) => void server.close(() => done()));

/** Has a server that listens on IPv4 answer on the same port of IPv6 too. Its `close` closes both. */
export async function listenOnIPv6(server: Server, port: number): Promise<void> {
  const second = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    server.emit('connection', socket),
  );
  if (!(await listenIfThere(second, port, IPV6))) return;
  const closeIPv4 = server.close.bind(server);
  server.close = (done) => {
    const secondClosed = close(second);
    return closeIPv4((failure) => void secondClosed.then(() => done?.(failure)));
  };
}

/**
 * Listens on this machine alone, on both of its addresses. Takes 0 for any free port. @returns the port
 */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    if (!(await listenIfThere(server, port, IPV4))) await listen(server, port, IPV6);
    const bound = server.address() as AddressInfo;
    const isLast = port !== 0 || attempt === MAX_ATTEMPTS;
    if (isRefusedByBrowsers(bound.port) && !isLast) {
      await close(server);
      continue;
    }
    if (bound.address === IPV6) return bound.port;
    try {
      await listenOnIPv6(server, bound.port);
      return bound.port;
    } catch (failure) {
      await close(server);
      if (isLast) throw failure;
    }
  }
}
