import type { Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import {
  connectionLimits,
  createBoundedServer,
  type ConnectionLimits,
} from '@site/tooling/http/boundedServer';
import type { Certificate } from './certificate';

/**
 * A server that speaks http, or, with a certificate, https: HTTP/2, and HTTP/1.1 for who asks for it, as hosting does.
 * Requests of either look alike to who answers them.
 */
export function createWebServer(
  certificate?: Certificate,
  limits: Partial<ConnectionLimits> = {},
): Server {
  if (!certificate) return createBoundedServer(limits);
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  const { sockets, idleTime } = { ...connectionLimits, ...limits };
  server.maxConnections = sockets;
  server.setTimeout(idleTime);
  server.prependListener('request', (request) => {
    // HTTP/2 has no header of this name.
    request.headers.host ??= request.headers[':authority'];
  });
  // The compatibility interface of HTTP/2 answers what the site's handlers ask of it.
  return server as unknown as Server;
}
