import { createServer, type RequestListener } from 'node:http';
import { listenLocally } from './listenLocally';

/** A server that only this machine reaches. */
export interface LocalServer {
  address: string;
  close(): Promise<void>;
}

/** Serves on this machine, at any free port by default. */
export async function serveLocally(answer: RequestListener, wanted = 0): Promise<LocalServer> {
  const server = createServer(answer);
  const port = await listenLocally(server, wanted);
  return {
    address: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
