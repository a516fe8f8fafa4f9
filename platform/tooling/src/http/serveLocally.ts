import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that only this machine reaches. */
export interface LocalServer {
  address: string;
  close(): Promise<void>;
}

/** Serves on this machine, at any free port by default. */
export async function serveLocally(answer: RequestListener, port = 0): Promise<LocalServer> {
  const server = createServer(answer).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
