import { createServer, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Certificate } from './certificate';

/** Makes a server for http or, with a certificate, for https with HTTP/2 and HTTP/1.1, as the host offers. */
export function createWebServer(certificate?: Certificate): Server {
  if (!certificate) return createServer();
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  server.prependListener('request', (request) => {
    // HTTP/2 sends `:authority` instead of `Host`.
    request.headers.host ??= request.headers[':authority'];
  });
  // Node's HTTP/2 compatibility API has all that the handlers use.
  return server as unknown as Server;
}
