import type { IncomingMessage } from 'node:http';

/** How many bytes of a refused request are still taken off its sender. */
const MOST = 8 * 1024 * 1024;

/**
 * Lets the rest of a refused request's body flow away, because a sender that still sends does not read its answer.
 * Takes how long that may take, in ms. Whoever sends on and on loses the connection.
 */
export function drain(request: IncomingMessage, time: number): void {
  if (request.complete) return;
  let size = 0;
  const timer = setTimeout(() => request.destroy(), time).unref();
  const stop = () => clearTimeout(timer);
  request.once('end', stop).once('close', stop);
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST) request.destroy();
  });
}
