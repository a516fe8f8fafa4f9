import type { Server } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** How long open requests may take to finish once the server shuts down. */
const SHUTDOWN_TIMEOUT_MS = 2000;

/**
 * Prepares a graceful shutdown. Call it before the server listens.
 * @returns the function that shuts the server down: it accepts no new requests, finishes open ones, and closes those that
 * take too long. It resolves when no connection is left.
 */
export function gracefulShutdown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // HTTP/2 only. An idle session would stay open for as long as its browser likes.
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    sessions.forEach((session) => session.close());
    const timer = setTimeout(
      () => sockets.forEach((socket) => socket.destroy()),
      SHUTDOWN_TIMEOUT_MS,
    );
    await closed;
    clearTimeout(timer);
  };
}
