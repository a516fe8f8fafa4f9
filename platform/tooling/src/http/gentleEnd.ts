import type { Server } from 'node:http';
import type { ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';

/** How long answers that are under way may take once a server is to end, in ms. */
const PATIENCE = 2000;

/**
 * Gives the function that ends a server: it takes nothing new, finishes what is under way, and cuts what is not finished
 * in time. It resolves when no connection is left. To be called before the server listens.
 */
export function gentleEnd(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Of HTTP/2 alone. An idle session would stay open for as long as its browser likes.
  server.on('session', (session: ServerHttp2Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return async () => {
    const ended = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    sessions.forEach((session) => session.close());
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), PATIENCE);
    await ended;
    clearTimeout(cut);
  };
}
