import { createServer, type Server } from 'node:http';
import { evictSlowConnections } from './evictSlowConnections';

/** What a server bears of those who connect to it. Times are in ms. */
export interface ConnectionLimits {
  /** The most open sockets; one more closes the one that has waited longest for its client. */
  sockets: number;
  /** How long the headers of a request may take to arrive, counted from the connection's first moment. */
  headersTime: number;
  /** How long a whole request may take to arrive. */
  requestTime: number;
  /** How long nothing may move while an answer is read, or a page's connection waits for its next request. */
  idleTime: number;
}

/** A browser opens six sockets to a site, so this serves some forty of them at once. */
export const connectionLimits: ConnectionLimits = {
  sockets: 256,
  headersTime: 10_000,
  requestTime: 30_000,
  idleTime: 30_000,
};

/** Makes an HTTP server that slow and numerous clients cannot occupy; a request that is too slow is answered with 408. */
export function createBoundedServer(limits: Partial<ConnectionLimits> = {}): Server {
  const { sockets, headersTime, requestTime, idleTime } = { ...connectionLimits, ...limits };
  const server = createServer({
    headersTimeout: headersTime,
    requestTimeout: requestTime,
    // Node looks for slow clients this often; its own half minute would triple the times above.
    connectionsCheckingInterval: Math.min(1000, headersTime / 2),
  });
  evictSlowConnections(server, sockets);
  server.setTimeout(idleTime);
  return server;
}
