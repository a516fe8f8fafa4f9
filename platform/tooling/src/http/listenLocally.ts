import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** This machine alone. Browsers that look for `localhost` on IPv6 first go on to it. */
export const LOOPBACK = '127.0.0.1';

/** Listens on this machine alone. Takes 0 for any free port. @returns the port */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
