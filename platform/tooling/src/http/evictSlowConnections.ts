import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Bounds a server's connections without shutting anyone out: one connection too many closes the one that has waited
 * longest for its client. All clients of a local server have the same address, so slowness alone tells them apart.
 */
export function evictSlowConnections(server: Server, maxSockets: number): void {
  /** The connections in the order in which they began to wait for a whole request. */
  const waiting = new Set<Socket>();
  /** The connections whose request is being answered, in the order in which it arrived. */
  const answering = new Set<Socket>();

  function forget(socket: Socket): void {
    waiting.delete(socket);
    answering.delete(socket);
  }

  function wait(socket: Socket): void {
    answering.delete(socket);
    if (!socket.destroyed) waiting.add(socket);
  }

  server.on('connection', (socket: Socket) => {
    if (waiting.size + answering.size >= maxSockets) {
      const [slowest = socket] = [...waiting, ...answering];
      forget(slowest);
      slowest.destroy();
    }
    wait(socket);
    socket.once('close', () => forget(socket));
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    const begin = () => {
      if (waiting.delete(socket)) answering.add(socket);
    };
    if (request.complete) begin();
    else request.once('end', begin);
    response.once('close', () => wait(socket));
  });
}
