import { createServer, type Server } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Certificate } from './certificate';

/** What fits into a packet behind the headers of all layers. */
const RECORD_BYTES = 1400;

/** Makes a server for http or, with a certificate, for https with HTTP/2 and HTTP/1.1, as the host offers. */
export function createWebServer(certificate?: Certificate): Server {
  if (!certificate) return createServer();
  const server = createSecureServer({ ...certificate, allowHTTP1: true });
  // A browser reads a record when it has come whole: one of 16 KB, Node's own, keeps a page until its second flight. Hosts
  // begin with records of a packet.
  server.on('secureConnection', (socket) => socket.setMaxSendFragment(RECORD_BYTES));
  server.prependListener('request', (request) => {
    // HTTP/2 sends `:authority` instead of `Host`.
    request.headers.host ??= request.headers[':authority'];
  });
  // Node's HTTP/2 compatibility API has all that the handlers use.
  return server as unknown as Server;
}
